import { combinationFor, liveCombinations } from './combinations.ts';
import type { Canary, Pin } from './release.ts';

const AT = Date.parse('2026-11-27T00:00:00Z');
const LATER = '2026-12-24T00:00:00Z';

const canary = (id: string, release: string, merchant?: string): Canary => ({
  id,
  releases: [release],
  percent: 10,
  ...(merchant !== undefined && { merchant }),
  startedAt: LATER,
  by: 'anna',
});
const pin = (merchant: string, release: string, until = LATER): Pin => ({
  merchant,
  package: release.split('@')[0] ?? '',
  release,
  until,
  by: 'anna',
});
const site = (canaries: Canary[] = [], pins: Pin[] = []) => ({
  packages: { host: { live: 'host@1', previous: [] }, agent: { live: 'agent@1', previous: [] } },
  canaries,
  pins,
});
const LIVE = { host: 'host@1', agent: 'agent@1' };
const all = (of: ReturnType<typeof site>) => liveCombinations(of, AT).map(({ releases }) => releases);

test('without canaries and pins everybody gets what is live', () => {
  expect(all(site())).toEqual([LIVE]);
});

test('a canary is given to who is in it, of its own merchant only', () => {
  const steered = site([canary('c2', 'agent@2', 'luna')]);
  const of = (merchant: string, canaries: string[]) => combinationFor(steered, { merchant, canaries, at: AT }).agent;
  expect([of('luna', ['c2']), of('luna', []), of('tala', ['c2'])]).toEqual(['agent@2', 'agent@1', 'agent@1']);
});

test("a merchant's pin goes before a canary, and ends", () => {
  const steered = site([canary('c2', 'agent@2')], [pin('luna', 'agent@0')]);
  const of = (at: number) => combinationFor(steered, { merchant: 'luna', canaries: ['c2'], at }).agent;
  expect([of(AT), of(Date.parse(LATER))]).toEqual(['agent@0', 'agent@2']);
});

test('a canary may bring a package that nobody has yet', () => {
  expect(all(site([canary('c2', 'promo@1')]))).toEqual([LIVE, { ...LIVE, promo: 'promo@1' }]);
});

test('every combination is named once, with what comes when a pin ends', () => {
  const steered = site([canary('c2', 'host@2'), canary('c3', 'agent@2', 'luna')], [pin('tala', 'agent@0')]);
  expect(
    liveCombinations(steered, AT).map(({ audience, releases }) => [audience.merchant, ...Object.values(releases)]),
  ).toEqual([
    [null, 'host@1', 'agent@1'],
    [null, 'host@2', 'agent@1'],
    ['luna', 'host@1', 'agent@2'],
    ['luna', 'host@2', 'agent@2'],
    ['tala', 'host@1', 'agent@0'],
    ['tala', 'host@2', 'agent@0'],
  ]);
  const ended = site([], [pin('luna', 'agent@0', '2026-01-01T00:00:00Z')]);
  expect(all(ended)).toEqual([LIVE]);
});
