import assert from 'node:assert/strict';
import { test } from 'node:test';

type Values = Readonly<Record<string, string | number>>;
interface Shown {
  readonly title: string;
  readonly text: string;
  readonly values: Values;
  readonly action: { readonly label: string; run(): void };
}
interface Parts {
  readonly texts: { readonly language: 'EN'; text(key: string, values?: Values): string };
  readonly notice: { show(shown: Shown): void; hide(): void };
  readonly parent: { offersLimits(): boolean; wantLimits(): void };
  money(minor: number): string;
}
type CreateOwnLimits = (parts: Parts) => { showMet(code: string, error: unknown): boolean };
type CreateApi = (ticket: string) => { round(ask: object): Promise<unknown> };

const file = (name: string) => new URL(`./${name}`, import.meta.url).href;
/** The frame's own files: they are written for browsers, and outside this package's sources. */
const { createOwnLimits }: { createOwnLimits: CreateOwnLimits } = await import(file('own-limits.js'));
const { createApi, errorCodeOf }: { createApi: CreateApi; errorCodeOf(error: unknown): string } = await import(
  file('api.js')
);

/** What a round that is refused with this says, and what its button asks of the site. */
const metBy = async (errorCode: string, value: object, offersLimits = true) => {
  const shown: Shown[] = [];
  const wanted: string[] = [];
  const limits = createOwnLimits({
    texts: { language: 'EN', text: (key, values = {}) => [key, ...Object.values(values)].join(' ') },
    money: (minor) => `₱${minor / 100}`,
    notice: { show: (notice) => shown.push(notice), hide: () => wanted.push('hidden') },
    parent: { offersLimits: () => offersLimits, wantLimits: () => wanted.push('limits') },
  });
  Reflect.set(globalThis, 'fetch', async () => Response.json({ success: false, errorCode, value }, { status: 409 }));
  const error = await createApi('t')
    .round({})
    .catch((thrown: unknown) => thrown);
  const isMet = limits.showMet(errorCodeOf(error), error);
  shown[0]?.action.run();
  return { isMet, text: shown[0]?.text, values: shown[0]?.values, wanted };
};

const until = '2026-11-30T16:00:00.000Z';

test('a limit of losses says how much, in which period, and until when by the merchants’ clock', async () => {
  const met = await metBy('limit.loss', { period: 'week', limit: '20.00', until });
  assert.deepEqual([met.isMet, met.text, met.wanted], [true, 'lossLimitText', ['limits']]);
  assert.deepEqual([met.values?.limit, met.values?.period], ['₱20', 'inWeek']);
  assert.match(String(met.values?.until), /Dec 1, 2026/);
});

test('a limit of time says how long; a site of before gets no wish', async () => {
  const met = await metBy('limit.time', { period: 'day', minutes: 90, until }, false);
  assert.deepEqual([met.text, met.values?.limit, met.wanted], ['timeLimitText', 'inHours 1 30', ['hidden']]);
});

test('any other refusal is none', async () => {
  for (const code of ['wallet.insufficient', 'constructor']) assert.equal((await metBy(code, {})).isMet, false);
});
