import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../../workspace/workspace.ts';
import { findProgram, installDebianPackage } from './debian-package.ts';

/** Chromium without a window: the same engine, at two thirds of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const E2E = join(WORKSPACE, 'e2e');

const installedShell = (): string | null => findProgram(HEADLESS_SHELL);
const installed = (): string | null => findProgram(...PROGRAMS) ?? (existsSync(MAC_BROWSER) ? MAC_BROWSER : null);

const findOrInstall = async (): Promise<string | null> =>
  installedShell() ??
  ((await installDebianPackage(HEADLESS_SHELL)) ? installedShell() : null) ??
  installed() ??
  ((await installDebianPackage('chromium')) ? installed() : null);

/**
 * The browser for end-to-end tests: `CHROMIUM_PATH`, else a headless shell (installed from Debian where that is possible), else
 * a Chromium or Chrome on this machine, else Playwright's own download. Answers a path, or null for Playwright's own. Throws a
 * StackError without any.
 */
export const findBrowser = async (): Promise<string | null> => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new StackError(`CHROMIUM_PATH is ${named}, and nothing is there.`);
  }
  const found = await findOrInstall();
  if (found !== null) return found;
  console.log("No browser on this machine: downloading Playwright's own …");
  const cli = join(E2E, 'node_modules/@playwright/test/cli.js');
  const { code } = await runScript(cli, ['install', 'chromium'], { cwd: E2E, isShown: true });
  if (code === 0) return null;
  throw new StackError('No browser could be found or installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
};
