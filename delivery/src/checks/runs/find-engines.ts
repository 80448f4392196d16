import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findProgram, installDebianPackage } from './debian-package.ts';

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** Beside the library, not in the path; distributions differ in where that is. */
const MINI_BROWSERS = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'];

/** The oldest major version that has passed; 140 lacks a command of WebDriver BiDi that puppeteer needs. */
const OLDEST_FIREFOX = 153;
const VERSION_WITHIN_MS = 20_000;

/** Variables by which the journey finds an engine's programs (`e2e/engines/engines.ts`). */
export type EngineEnv = Readonly<Record<string, string>>;

/** What a program says of itself: `Mozilla Firefox 153.7.0esr`. */
const versionOf = (program: string): string =>
  execFileSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_WITHIN_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Whether puppeteer can drive a Firefox of this version. */
export const isNewEnough = (version: string): boolean => Number(/\b(\d+)\./.exec(version)?.[1]) >= OLDEST_FIREFOX;

const firefoxHere = (): string | null => {
  const named = process.env.FIREFOX_PATH;
  const found = named || findProgram('firefox-esr', 'firefox') || MAC_FIREFOX;
  if (!existsSync(found)) return null;
  const version = versionOf(found);
  if (isNewEnough(version)) return found;
  console.log(`engines: ${found} is ${version.trim()}, and ${OLDEST_FIREFOX} is the oldest that can be driven`);
  return null;
};

const webKitHere = (): EngineEnv | null => {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = globSync(MINI_BROWSERS).sort().at(-1);
  if (driver === null || screen === null || browser === undefined) return null;
  return { WEBKIT_DRIVER: driver, WEBKIT_SCREEN: screen, WEBKIT_BROWSER: browser };
};

/** Gecko: `FIREFOX_PATH`, else a Firefox of this machine, else Debian's when it can be installed. Empty without one. */
const findFirefox = async (): Promise<EngineEnv> => {
  const found = firefoxHere() ?? ((await installDebianPackage('firefox-esr')) ? firefoxHere() : null);
  return { FIREFOX_PATH: found ?? '' };
};

/** WebKit: its GTK port with its driver, and a screen for it. Empty without them. */
const findWebKit = async (): Promise<EngineEnv> => {
  const found = webKitHere();
  if (found !== null) return found;
  for (const name of ['xvfb', 'webkit2gtk-driver']) if (!(await installDebianPackage(name))) return {};
  return webKitHere() ?? {};
};

/** The programs of the engines besides Chromium, installed where that can be done. A missing one has no variable. */
export const findEngines = async (): Promise<EngineEnv> => ({ ...(await findFirefox()), ...(await findWebKit()) });
