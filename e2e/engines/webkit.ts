import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from 'machine/testing/free-port';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { type Line, startLine } from '../fixtures/line.ts';
import { NoElementError, PHONE } from './engine-facts.ts';
import { GIVE_QUERIES, HAS_QUERIES, inPage } from './in-page.ts';
import type { Step } from './steps.ts';
import type { Engine, Place, Tab } from './tab.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A screen for what has none. */
  readonly screen: string;
}

const SCREEN = '900x1000x24';
const READY_MS = 20_000;

/** Runs inside a page: keeps what goes wrong there, since this driver has no word for it. */
const watchErrors = (): void => {
  const kept: string[] = [];
  Reflect.set(window, 'keptErrors', kept);
  const log = console.error;
  console.error = (...said: unknown[]) => {
    kept.push(said.map(String).join(' '));
    log(...said);
  };
  window.addEventListener('error', ({ message }) => kept.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
};
/** Takes what was kept. */
const TAKE_ERRORS = 'return window.keptErrors?.splice(0) ?? []';

/** Xvfb says on which display it is, once it is there. */
const openScreen = async (program: string): Promise<{ readonly display: string; readonly process: ChildProcess }> => {
  const process = spawn(program, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: process.stdout })) return { display: `:${line.trim()}`, process };
  throw new Error(`${program} ended without a screen.`);
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (url: string): Promise<void> => {
  const end = performance.now() + READY_MS;
  while (!(await isReady(url))) if (performance.now() > end) throw new Error('WebKitWebDriver does not answer.');
};

const createTab = (driver: WebDriver, complaints: string[], line: Line): Tab => {
  const ask = async (place: Place, expression: string): Promise<unknown> => {
    await driver.switchTo().defaultContent();
    if (place === 'game') {
      const frame = await driver.executeScript(`return document.querySelector('iframe[title]')`);
      if (!(frame instanceof WebElement)) throw new NoElementError('The page holds no game.');
      await driver.switchTo().frame(frame);
    }
    if (!(await driver.executeScript(`return ${HAS_QUERIES}`)))
      await driver.executeScript(`${GIVE_QUERIES}; (${watchErrors})()`);
    const answer = await driver.executeScript(`return ${expression}`);
    complaints.push(...(await driver.executeScript<string[]>(TAKE_ERRORS)));
    return answer;
  };
  const elementAt = async (place: Place, steps: readonly Step[]): Promise<WebElement> => {
    const element = await ask(place, inPage.take(steps));
    if (element instanceof WebElement) return element;
    throw new NoElementError(JSON.stringify(steps));
  };
  return {
    goTo: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    look: async (place, steps) => (await ask(place, inPage.look(steps))) as Awaited<ReturnType<Tab['look']>>,
    tap: async (place, steps) => (await elementAt(place, steps)).click(),
    fill: async (place, steps, text) => {
      const field = await elementAt(place, steps);
      await field.clear();
      await field.sendKeys(text);
    },
    change: async (place, steps, source) => void (await ask(place, inPage.change(steps, source))),
    run: (source, argument) => ask('page', inPage.run(source, argument)),
    line,
    complaints: () => complaints,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
};

/** WebKit, as its GTK port: by the driver that comes with it, on a screen that nobody sees. */
export const openWebKit = async ({
  driver: program,
  browser,
  screen: screenProgram,
}: WebKitPrograms): Promise<Engine> => {
  const complaints: string[] = [];
  const line = await startLine((report) => complaints.push(report));
  const screen = await openScreen(screenProgram);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  await untilReady(url);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: line.proxy },
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation'],
    },
  });
  const open = () =>
    new Builder().disableEnvironmentOverrides().usingServer(url).withCapabilities(capabilities).build();
  let version = '';
  return {
    name: 'webkit',
    get version() {
      return version;
    },
    open: async () => {
      const driver = await open();
      version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
      await driver.manage().window().setRect({ x: 0, y: 0, width: PHONE.width, height: PHONE.height });
      complaints.length = 0;
      return createTab(driver, complaints, line);
    },
    close: async () => {
      service.kill();
      screen.process.kill();
      await line.close();
    },
  };
};
