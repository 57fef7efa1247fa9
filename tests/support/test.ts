import { test as base, expect } from 'playwright/test';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { createTestMailbox, type TestMailbox } from './mailbox.ts';
import { createSite, type Site } from './site.ts';
import { StrictConsole } from './strict-console.ts';
import { newVisitor } from './visitor.ts';

export type Fixtures = {
  /** A valid request, with an email address that only this test uses. */
  visitor: EventRequest;
  site: Site;
  mailbox: TestMailbox;
  /** Allows messages in the console. The test fails if one of them does not appear. */
  allowConsole: (...patterns: RegExp[]) => void;
  strictConsole: StrictConsole;
};

/**
 * The fixtures of every browser test. Errors and warnings in the console, and uncaught errors, fail a test that does
 * not allow them.
 */
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
