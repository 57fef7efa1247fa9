import { test as base, expect } from 'playwright/test';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { createTestMailbox, type TestMailbox } from './mailbox.ts';
import { createSite, type Site } from './site.ts';
import { StrictConsole } from './strict-console.ts';
import { newVisitor } from './visitor.ts';

type Fixtures = {
  /** A valid request with an e-mail address of this test's own. */
  visitor: EventRequest;
  site: Site;
  mailbox: TestMailbox;
  /** For a test that expects a message in the console; it fails if none came. */
  allowConsole: (pattern: RegExp) => void;
  strictConsole: StrictConsole;
};

/** Every browser test: a visitor, the site, the mailbox, and a console that has to stay silent. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
  visitor: async ({}, use) => use(newVisitor()),
  site: async ({ page }, use) => use(createSite(page)),
  mailbox: async ({ request, visitor }, use) => use(createTestMailbox(request, visitor.email)),
  allowConsole: async ({ strictConsole }, use) => use(strictConsole.allow),
  strictConsole: [
    async ({ context }, use) => {
      const strictConsole = new StrictConsole();
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) strictConsole.record(message.text());
      });
      context.on('weberror', (webError) => strictConsole.record(String(webError.error())));
      await use(strictConsole);
      expect(strictConsole.complaints()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
