import { format } from 'node:util';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { initI18n } from 'shared-kernel/host/i18n';
import '@testing-library/jest-dom';

/** How long a test waits for what has to appear, in ms: as long as a busy machine needs to compile a lazy part. */
const APPEARS_WITHIN_MS = 15_000;
const TEST_WITHIN_MS = 30_000;

// The API client's retries follow at once: how long it waits is a matter of its own tests.
jest.mock('shared-kernel/testing/pause', () => ({ pause: async () => undefined }));

// A test that logs a warning or an error without expecting it (`jest.spyOn(console, 'error')`) fails.
const logged: string[] = [];
console.warn = (...words) => void logged.push(format(...words));
console.error = console.warn;
afterEach(() => {
  const all = logged.splice(0);
  if (all.length > 0) throw new Error(`The test logs: ${all.join('\n')}`);
});

const none = async () => ({ default: {} });

// A test without a page shows nothing, and waits for nothing.
if (typeof document !== 'undefined') {
  jest.setTimeout(TEST_WITHIN_MS);
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: APPEARS_WITHIN_MS });
  // The kit's words are there before anything is shown, as on the site.
  beforeAll(() => initI18n({ language: 'EN', frame: { EN: none, TY: none }, common: COMMON_TEXTS }));
}
