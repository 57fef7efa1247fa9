import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../free-port.ts';
import type { Driver, Engine } from './driver.ts';
import { startProgram } from './program.ts';

/** How long the browser may take to start, in milliseconds. */
const START_MS = 40_000;

/** Lets the window be 320 px wide: the toolbar of WebKitGTK's test browser would need 447 px. */
const NARROW_TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; } image { -gtk-icon-source: none; }';

/** WebKit, driven by WebDriver. It has no headless mode, so it runs on a virtual display. */
export async function startWebKit(): Promise<Engine> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const display = startProgram('display', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const [number] = await display.hasPrinted(/^\d+$/m);

  async function startServer() {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const { stop } = startProgram('webkit', [`--port=${port}`], {
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: settings,
    });
    await expect(async () => fetch(`${address}/status`)).toPass({ timeout: START_MS });
    return { address, stop };
  }
  let server = await startServer();

  async function openSession(): Promise<WebDriver> {
    const executor = new Executor(new HttpClient(server.address));
    const driver = WebDriver.createSession(executor, new Capabilities());
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('WebKit does not start')), START_MS);
    });
    await Promise.race([driver.manage().window().getRect(), late]);
    return driver;
  }

  async function openTab(): Promise<Driver> {
    // Seldom, the browser hangs while it starts: a new server starts another one.
    const driver = await openSession().catch(async () => {
      await server.stop();
      server = await startServer();
      return openSession();
    });
    return {
      goto: (url) => driver.get(url),
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      async resize(width, height) {
        await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
      },
      run: (code) => driver.executeScript(`return (${code})()`),
      async perform(actions) {
        await driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions));
      },
      close: () => driver.quit(),
    };
  }

  return {
    openTab,
    async stop() {
      await server.stop();
      await display.stop();
      await rm(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
