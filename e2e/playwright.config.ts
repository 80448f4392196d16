import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './fixtures/browser.ts';
import { siteAddress } from './fixtures/site.ts';
import { SPOKEN, type TestOptions } from './fixtures/test.ts';

/** A phone of the first size that the site is made for. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;

const executablePath = findBrowser();

export default defineConfig<TestOptions>({
  testDir: 'suites',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    ...PHONE,
    baseURL: siteAddress(),
    reducedMotion: 'reduce',
    // A document that a test has amended comes from nowhere for Chromium, which would keep it from loopback addresses.
    permissions: ['local-network-access'],
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    launchOptions: { args: BROWSER_ARGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'EN', use: { language: 'EN', locale: 'en-PH' } },
    { name: 'TY', use: { language: 'TY', locale: 'fil-PH' }, grep: new RegExp(SPOKEN) },
  ],
});
