import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Network, startNetworkProxy } from '../fixtures/network-proxy.ts';
import type { Engine, Place, Tab } from './tab.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** An X server without a display. */
  readonly screen: string;
}

// The package has no exports map, so an import of its folder fails in Node.
const require = createRequire(import.meta.url);
const { DriverService }: typeof import('selenium-webdriver/remote') = require('selenium-webdriver/remote');

const SCREEN = '900x1000x24';
/** The window cannot be narrower than its toolbar. */
const WINDOW = { x: 0, y: 0, width: 390, height: 844 };

/** Runs in the page: WebDriver reports no errors of scripts. */
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
const WATCH_ERRORS = `if (!window.keptErrors) (${watchErrors})()`;
/** A bar at the page's foot lies over what is at the end of the view. */
const INTO_VIEW = "arguments[0].scrollIntoView({ block: 'center' })";
const TAKE_ERRORS = 'return window.keptErrors?.splice(0) ?? []';

/** Xvfb prints its display when it is ready. */
const openScreen = async (program: string): Promise<{ readonly display: string; readonly process: ChildProcess }> => {
  const process = spawn(program, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: process.stdout })) return { display: `:${line.trim()}`, process };
  throw new Error(`${program} ended without a screen.`);
};

const createTab = (driver: WebDriver, complaints: string[], network: Network): Tab => {
  const find = async (selector: string, place: Place): Promise<WebElement | null> => {
    await driver.switchTo().defaultContent();
    await driver.executeScript(WATCH_ERRORS);
    complaints.push(...(await driver.executeScript<string[]>(TAKE_ERRORS)));
    if (place === 'game') await driver.switchTo().frame(await driver.findElement(By.css('iframe[title]')));
    for (const element of await driver.findElements(By.css(selector))) if (await element.isDisplayed()) return element;
    return null;
  };
  const need = async (selector: string, place: Place): Promise<WebElement> => {
    const element = await find(selector, place);
    if (element === null) throw new Error(`Nothing visible is ${selector}.`);
    await driver.executeScript(INTO_VIEW, element);
    return element;
  };
  return {
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    text: async (selector, place) => {
      const element = await find(selector, place);
      return element === null ? null : driver.executeScript<string>('return arguments[0].textContent.trim()', element);
    },
    tap: async (selector, place) => (await need(selector, place)).click(),
    fill: async (selector, text) => {
      const field = await need(selector, 'page');
      await field.click();
      await driver.executeScript('arguments[0].select()', field);
      await field.sendKeys(text);
    },
    network,
    complaints: () => complaints,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
};

/** WebKit as its GTK port, over its own WebDriver. Playwright drives its own build only. */
export const openWebKit = async ({ driver: program, browser, screen }: WebKitPrograms): Promise<Engine> => {
  const complaints: string[] = [];
  const network = await startNetworkProxy((report) => complaints.push(report));
  const { display, process: server } = await openScreen(screen);
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' })
    .build();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: network.proxy },
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect(WINDOW);
  return {
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    tab: createTab(driver, complaints, network),
    close: async () => {
      await driver.quit();
      await service.kill();
      server.kill();
      await network.close();
    },
  };
};
