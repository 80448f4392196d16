import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; run(): void };
}
type CreateEndings = (
  notice: { show(shown: Shown): void },
  parent: { readonly isHeld: boolean; readonly heard: Promise<void>; wantLaunch(): void; wantOut(): void },
) => { endWith(code: string): boolean };

/** The frame's own file: it is written for browsers, and outside this package's sources. */
const { createEndings }: { createEndings: CreateEndings } = await import(new URL('./endings.js', import.meta.url).href);

/** A frame that has met a refusal: what it says, and what its button asks of the site. */
const endedBy = (code: string) => {
  const shown: Shown[] = [];
  const wanted: string[] = [];
  const endings = createEndings(
    { show: (notice) => shown.push(notice) },
    {
      isHeld: true,
      heard: Promise.resolve(),
      wantLaunch: () => wanted.push('launch'),
      wantOut: () => wanted.push('out'),
    },
  );
  const isEnd = endings.endWith(code);
  shown[0]?.action.run();
  return { isEnd, titles: shown.map(({ title }) => title), wanted };
};

test('a refusal after which the frame cannot go on says which, and leads on', () => {
  assert.deepEqual(endedBy('session.expired'), { isEnd: true, titles: ['expiredTitle'], wanted: ['launch'] });
  assert.deepEqual(endedBy('game.unavailable'), { isEnd: true, titles: ['unavailableTitle'], wanted: ['out'] });
  assert.deepEqual(endedBy('platform.maintenance'), { isEnd: true, titles: ['maintenanceTitle'], wanted: ['out'] });
  assert.deepEqual(endedBy('member.excluded'), { isEnd: true, titles: ['excludedTitle'], wanted: ['out'] });
  assert.deepEqual(endedBy('location.blocked'), { isEnd: true, titles: ['locationTitle'], wanted: ['out'] });
});

test('any other one is no end', () => {
  for (const code of ['wallet.insufficient', 'constructor'])
    assert.deepEqual(endedBy(code), { isEnd: false, titles: [], wanted: [] });
});
