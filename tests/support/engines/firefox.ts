import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Capabilities, Session, WebDriver } from 'selenium-webdriver';
import { Browser } from 'selenium-webdriver/bidi/generated/browser.js';
import { BrowsingContext } from 'selenium-webdriver/bidi/generated/browsing_context.js';
import { Input } from 'selenium-webdriver/bidi/generated/input.js';
import { Script } from 'selenium-webdriver/bidi/generated/script.js';
import { Session as BidiSession } from 'selenium-webdriver/bidi/generated/session.js';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import type { Driver, Engine } from './driver.ts';
import { startProgram } from './program.ts';

/** Firefox, driven by WebDriver BiDi, which it speaks itself: Debian has no `geckodriver`. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const firefox = startProgram('firefox', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ]);
  const [, address] = await firefox.hasPrinted(/WebDriver BiDi listening on (ws:\S+)/);
  // There is no server of the older protocol: the driver only holds the connection.
  const capabilities = new Capabilities({ webSocketUrl: `${address}/session` });
  const driver = new WebDriver(
    new Session('', capabilities),
    new Executor(new HttpClient('http://localhost')),
  );
  await (await BidiSession.create(driver)).new({ capabilities: {} });
  const browser = await Browser.create(driver);
  const tabs = await BrowsingContext.create(driver);
  const script = await Script.create(driver);
  const input = await Input.create(driver);

  async function openTab(): Promise<Driver> {
    const { userContext } = await browser.createUserContext({});
    const { context } = await tabs.create({ type: 'tab', userContext });
    return {
      goto: async (url) => void (await tabs.navigate({ context, url, wait: 'complete' })),
      reload: async () => void (await tabs.reload({ context, wait: 'complete' })),
      back: () => tabs.traverseHistory({ context, delta: -1 }),
      resize: (width, height) => tabs.setViewport({ context, viewport: { width, height } }),
      async run(code) {
        const answer = await script.callFunction({
          functionDeclaration: code,
          awaitPromise: true,
          target: { context },
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.type === 'string' ? answer.result.value : '';
      },
      perform: async (actions) =>
        void (await input.performActions({ context, actions: [...actions] })),
      close: async () => void (await browser.removeUserContext({ userContext })),
    };
  }

  return {
    openTab,
    async stop() {
      await (await driver.getBidi()).close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
