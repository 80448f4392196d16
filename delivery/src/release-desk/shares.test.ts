import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DAY_MS } from '@shared-kernel/node/durations';
import { merchantsIn, sharesOf } from './shares.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const canary = (release: string, percent: number, merchant?: string) => ({
  id: 'c2',
  releases: [release],
  percent,
  ...(merchant !== undefined && { merchant }),
  startedAt: '2026-11-30T00:00:00.000Z',
  by: 'ana',
});
const POINTERS = {
  packages: {
    agent: { live: 'agent@1.0.1+aaaaaaa', previous: [] },
    browse: { live: 'browse@1.0.1+aaaaaaa', previous: [] },
  },
  canaries: [canary('agent@1.0.2+aaaaaaa', 10), canary('browse@1.0.2+aaaaaaa', 100, 'luna')],
  pins: [
    {
      package: 'agent',
      release: 'agent@1.0.0+aaaaaaa',
      merchant: 'dagat',
      until: new Date(NOW + DAY_MS).toISOString(),
      by: 'ana',
      pinnedAt: '2026-11-30T00:00:00.000Z',
    },
  ],
};
const said = (name: string, merchant: string | null, at = NOW) =>
  sharesOf(POINTERS, name, merchant, at).map(({ release, percent, why }) => `${percent} ${release} ${why}`);

it('the rest of a canary gets what is live', () => {
  assert.deepEqual(said('agent', 'tala'), ['10 agent@1.0.2+aaaaaaa canary', '90 agent@1.0.1+aaaaaaa live']);
  assert.deepEqual(said('agent', null), ['10 agent@1.0.2+aaaaaaa canary', '90 agent@1.0.1+aaaaaaa live']);
});

it('a pin goes before a canary, until it ends', () => {
  assert.deepEqual(said('agent', 'dagat'), ['100 agent@1.0.0+aaaaaaa pin']);
  assert.deepEqual(said('agent', 'dagat', NOW + 2 * DAY_MS), [
    '10 agent@1.0.2+aaaaaaa canary',
    '90 agent@1.0.1+aaaaaaa live',
  ]);
});

it('a canary of one merchant is nothing to others, and one for all of its visitors leaves nobody', () => {
  assert.deepEqual(said('browse', 'luna'), ['100 browse@1.0.2+aaaaaaa canary']);
  assert.deepEqual(said('browse', 'tala'), ['100 browse@1.0.1+aaaaaaa live']);
  assert.deepEqual(said('promo', 'tala'), []);
});

it('a merchant that is no brand of the site is shown all the same', () => {
  assert.deepEqual(merchantsIn(POINTERS, ['luna', 'tala']), ['luna', 'tala', 'dagat']);
});
