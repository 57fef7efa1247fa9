import { test as base, expect } from 'playwright/test';
import type { EventRequest } from '../../src/shared/event-request.ts';
import type { Point } from '../support/layout.ts';
import { createTestMailbox, type TestMailbox } from '../support/mailbox.ts';
import { newVisitor } from '../support/visitor.ts';
import { ENGINES, type Engine } from './engine.ts';

export type EngineOptions = { engine: keyof typeof ENGINES };
type Fixtures = { tab: Tab; visitor: EventRequest; mailbox: TestMailbox };

/** The fixtures of the journey: a session of its own for each test. */
export const test = base.extend<Fixtures & EngineOptions>({
  engine: ['firefox', { option: true }],
  tab: async ({ engine }, use) => {
    const started = await ENGINES[engine]();
    await use(createTab(started));
    await started.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
  visitor: async ({}, use) =>
    use({
      ...newVisitor(),
      email: newVisitor().email.replace('visitor.example', SENT_DOMAIN),
      numberOfGuests: 1200,
    }),
  mailbox: async ({ request, visitor }, use) => use(createTestMailbox(request, visitor.email)),
});

export { expect };

/** «peñíscola.example» as mail servers take it (U-43). */
export const SENT_DOMAIN = 'xn--pescola-8ya9a.example';

/** The key of an element's id in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export const KEYS = { escape: '\uE00C', left: '\uE012', right: '\uE014' };

/** The selector of a button by its name. */
export const button = (name: string) => `//button[normalize-space()="${name}"]`;

export type Tab = ReturnType<typeof createTab>;

/** A tab as a visitor uses it. Elements are found by a CSS selector, or by an XPath, which begins with a slash. */
function createTab({ send }: Engine) {
  /**
   * Does this to an element, again until it succeeds: WebDriver refuses an element that is absent, hidden or covered.
   */
  const act = (selector: string, command: 'click' | 'clear' | 'type', text?: string) =>
    expect(async () => {
      const using = selector.startsWith('/') ? 'xpath' : 'css selector';
      const found = await send('find', { using, value: selector });
      await send(command, { id: (found as Record<string, string>)[ELEMENT], text });
    }, `${command} ${selector}`).toPass();

  /** Runs a function in the page. It uses nothing from outside itself. */
  async function run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${task})(...arguments)`;
    return (await send('run', { script, args })) as Result;
  }

  /** What the first element that matches shows, or nothing if it is absent or hidden. */
  const look = (css: string) =>
    run((selector) => {
      const element = document.querySelector<HTMLInputElement>(selector);
      if (!element?.getClientRects().length) return {};
      const textOf = (text = '') => text.replace(/\s+/g, ' ').trim();
      const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
      return {
        text: textOf(element.textContent ?? ''),
        value: element.value,
        description: textOf(
          described.map((id) => document.getElementById(id)?.textContent).join(' '),
        ),
        hasFocus: element === document.activeElement,
      };
    }, css);

  return {
    open: (url: string) => send('open', { url }),
    reload: () => send('reload', {}),
    click: (selector: string) => act(selector, 'click'),
    clear: (selector: string) => act(selector, 'clear'),
    type: (selector: string, text: string) => act(selector, 'type', text),
    look,
    run,
    /** The boxes of these elements, with the first one in the middle of the window. */
    boxesOf: (...selectors: string[]) =>
      run(
        (...all) => {
          const elements = all.map((selector) => document.querySelector(selector));
          elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return elements.map((element) => {
            const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
            return { x, y, width, height };
          });
        },
        ...selectors,
      ),
    /** Drags with the mouse. Both points are in the window. */
    drag(from: Point, to: Point) {
      const move = ({ x, y }: Point, duration: number) => ({
        type: 'pointerMove',
        x: Math.round(x),
        y: Math.round(y),
        duration,
      });
      const actions = [
        move(from, 0),
        { type: 'pointerDown', button: 0 },
        move(to, 100),
        { type: 'pointerUp', button: 0 },
      ];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      return send('perform', { actions: [mouse] });
    },
  };
}
