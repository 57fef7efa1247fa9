/** Node needs the file's name, which the package's types do not know. */
declare module 'selenium-webdriver/http/index.js' {
  export { Executor, HttpClient } from 'selenium-webdriver/http';
}
