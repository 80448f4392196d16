import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

interface Api {
  round(ask: object): Promise<unknown>;
}
type Fail = (error: unknown, more: { values: object; again: () => void }) => string;

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const own = (file: string) => import(new URL(file, import.meta.url).href);
const { createApi }: { createApi: (ticket: string, wait: () => Promise<void>) => Api } = await own('./api.js');
const { createEndings }: { createEndings: (notice: object, parent: object) => object } = await own('./endings.js');
const { createFailures }: { createFailures: (frame: object, stage: object) => Fail } = await own('./failures.js');

/** What becomes of a round that is answered so, and what is said of it. */
const failedBy = async (status: number, errorCode: string, seconds: number) => {
  const shown: Shown[] = [];
  const notice = { show: (notice: Shown) => void shown.push(notice) };
  const parent = { isHeld: true, heard: Promise.resolve(), wantLaunch: () => undefined, wantOut: () => undefined };
  const fail = createFailures(
    { notice, endings: createEndings(notice, parent) },
    { ownLimits: { showMet: () => false } },
  );
  const fetchOfNode = globalThis.fetch;
  const headers = { 'Retry-After': String(seconds) };
  globalThis.fetch = async () => Response.json({ success: false, errorCode, message: 'no' }, { status, headers });
  const answered = () => assert.fail('The round was answered.');
  const error = await createApi('ticket', async () => undefined)
    .round({})
    .then(answered, (error: unknown) => error);
  globalThis.fetch = fetchOfNode;
  const failure = fail(error, { values: { amount: '₱5.00' }, again: () => undefined });
  return { failure, title: shown[0]?.title, seconds: shown[0]?.values?.seconds };
};

test('maintenance ends the game in its own words, however long it takes; a busy server is asked again', async () => {
  for (const seconds of [1, 7200])
    assert.deepEqual(await failedBy(503, 'platform.maintenance', seconds), {
      failure: 'ended',
      title: 'maintenanceTitle',
      seconds: undefined,
    });
  assert.deepEqual(await failedBy(503, 'platform.busy', 42), {
    failure: 'unanswered',
    title: 'busyTitle',
    seconds: 42,
  });
});
