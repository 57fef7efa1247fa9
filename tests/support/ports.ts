/** Set `E2E_PORT` to run the browser tests twice at the same time. */
const first = Number(process.env.E2E_PORT ?? 4273);

/** The ports of the tests' servers. `npm start` and `npm run dev` use others. */
export const PORTS = { preview: first, dev: first + 1 };
