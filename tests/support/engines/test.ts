import { test as base, expect } from 'playwright/test';
import type { EventRequest } from '../../../src/shared/event-request.ts';
import { createTestMailbox, type TestMailbox } from '../mailbox.ts';
import { withSourcePlaces } from '../source-place.ts';
import { StrictConsole } from '../strict-console.ts';
import { newVisitor } from '../visitor.ts';
import { RECORDED } from './console-recorder.ts';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startRelay } from './relay.ts';
import { createSite } from './site.ts';
import { createTab, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const START = { firefox: startFirefox, webkit: startWebKit };

type Fixtures = {
  /** A new tab, without storage of other tests. */
  tab: Tab;
  site: ReturnType<typeof createSite>;
  /** What connects the tab with the site. */
  connection: Awaited<ReturnType<typeof startRelay>>;
  /** A valid request, with an email address that only this test uses. */
  visitor: EventRequest;
  mailbox: TestMailbox;
  /** Allows messages in the console. The test fails if one of them does not appear. */
  allowConsole: (...patterns: RegExp[]) => void;
  strictConsole: StrictConsole;
};
export type EngineOptions = { engineName: keyof typeof START };

/** The fixtures of the journeys. Errors and warnings in the console, and uncaught errors, fail a test that does not allow them. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  connection: async ({ strictConsole }, use) => {
    const relay = await startRelay(strictConsole.record);
    await use(relay);
    await relay.cut();
  },
  tab: async ({ engine, connection, strictConsole }, use) => {
    const driver = await engine.openTab();
    try {
      const tab = createTab(driver, connection.origin);
      await tab.resize(1280, 800);
      await use(tab);
      const recorded = await tab.run((key) => sessionStorage.getItem(key), RECORDED);
      for (const text of JSON.parse(recorded ?? '[]')) strictConsole.record(withSourcePlaces(text));
    } finally {
      await driver.close();
    }
  },
  site: async ({ tab }, use) => use(createSite(tab)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
  visitor: async ({}, use) => use(newVisitor()),
  mailbox: async ({ request, visitor }, use) => use(createTestMailbox(request, visitor.email)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  strictConsole: async ({}, use) => {
    const strictConsole = new StrictConsole();
    await use(strictConsole);
    expect(strictConsole.complaints()).toEqual([]);
  },
  allowConsole: async ({ strictConsole }, use) => use(strictConsole.allow),
});

export { expect };
