import { readFileSync } from 'node:fs';
import type { FullConfig } from 'playwright/test';

/** Before the browser tests: a server that runs already has to serve the site that has just been built here. */
export default async function expectSameSite({ projects }: FullConfig): Promise<void> {
  const address = projects[0]?.use.baseURL ?? '';
  const served = await (await fetch(address)).text();
  if (served !== readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8'))
    throw new Error(
      `${address} serves another site than dist/: end that server, or set another E2E_PORT`,
    );
}
