import { defineConfig } from '@playwright/test';
import { findBrowser } from 'delivery/browser';
import { BROWSER_ARGS } from './fixtures/browser.ts';
import { IS_WHOLE } from './fixtures/extent.ts';
import { setSeed } from './fixtures/seed.ts';
import { siteAddress } from './fixtures/site.ts';
import { SPOKEN, type TestOptions, WALK, WHOLE, WORDED } from './fixtures/test.ts';

/**
 * A phone of the first size that the site is made for. Firefox has no `isMobile`. Without a GPU the processor draws each device
 * pixel: only kept pictures have four for each CSS pixel (`SHARP`).
 */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

setSeed();

const executablePath = (await findBrowser()) ?? undefined;

/** A page of a test lives for seconds: V8's eager compiling and its optimising compilers cost more than they save. */
const COMPILE_LITTLE = '--js-flags=--max-lazy --no-opt --no-maglev';

const CHROMIUM = {
  isMobile: true,
  // A document that a test has amended comes from nowhere for Chromium, which would keep it from loopback addresses.
  permissions: ['local-network-access'],
  launchOptions: {
    args: [...BROWSER_ARGS, COMPILE_LITTLE],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
};

const EN = { language: 'EN', locale: 'en-PH' } as const;

const tagged = (...tags: readonly string[]): RegExp => new RegExp(tags.join('|'));
/** What is left out unless the run is a whole one. */
const without = (...tags: readonly string[]): { readonly grepInvert?: RegExp } =>
  IS_WHOLE ? {} : { grepInvert: tagged(...tags) };

/** What another engine can break: a player's whole way, and the connection. */
const OTHER_ENGINES = {
  testMatch: ['journey.spec.ts', 'offline.spec.ts'],
  ...without(WALK),
};

export default defineConfig<TestOptions>({
  testDir: 'suites',
  outputDir: 'test-results/artifacts',
  // Kept pictures are of the page, not of the machine.
  snapshotPathTemplate: 'pictures/kept/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores of a small machine: each waits for answers a part of its time.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // The site brings its own font, so that machines differ in the edges of letters only. A word is more than this.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.002 },
  },
  // Kept pictures change by `--update-snapshots` alone: a new page without one fails.
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    ...PHONE,
    baseURL: siteAddress(),
    reducedMotion: 'reduce',
    // A test that cuts the network or changes answers does so with the page's own requests; the worker has a suite of its own.
    serviceWorkers: 'block',
    // A trace costs a tenth of the run: `pnpm e2e --trace retain-on-failure` records it.
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
  projects: [
    {
      name: 'EN',
      use: { ...CHROMIUM, ...EN },
      ...without(WHOLE, SPOKEN, WORDED),
    },
    {
      name: 'TY',
      use: { ...CHROMIUM, language: 'TY', locale: 'fil-PH' },
      grep: IS_WHOLE ? tagged(SPOKEN, WORDED) : tagged(SPOKEN),
      ...without(WHOLE),
    },
    { name: 'firefox', use: { ...EN, browserName: 'firefox' }, ...OTHER_ENGINES },
    { name: 'webkit', use: { ...EN, browserName: 'webkit', isMobile: true }, ...OTHER_ENGINES },
  ],
});
