import { aGame, aVendorTile } from '@shared-kernel/testing/game-builders';
import { aHotMatch } from '@shared-kernel/testing/site-builders';
import { allowsFreePlay } from './free-play.ts';
import { launchLink, launchOutcome } from './launch-rules.ts';
import {
  type LaunchTarget,
  playTypeOf,
  targetOfGame,
  targetOfMatch,
  targetOfVendor,
  toVendorTile,
} from './launch-target.ts';
import { currentPrizeMode } from './prize-mode.ts';

const context = { prizeMode: 'ELOTT', pageBack: '/m/home', isSignedIn: true } as const;
const target = (own: Partial<LaunchTarget>): LaunchTarget => ({ ...targetOfGame(aGame()), gameCode: 'G1', ...own });

describe('what a launch does, by vendor', () => {
  it.each([
    ['TCG_LOTTO_VN', { gameCode: 'HN5' }, { kind: 'lottery', prizeMode: 'ELOTT', playType: 'trad' }],
    ['TCG_LOTTO_VN', { gameCode: 'lobby' }, { kind: 'lobby' }],
    ['TCG_SEA', { gameCode: 'TH1' }, { kind: 'lottery', prizeMode: 'SEA', playType: 'trad' }],
    ['TCG_SEA', { gameCode: 'lobby' }, { kind: 'lobby', prizeMode: 'SEA' }],
    ['LOTT', { playType: 'ent' }, { kind: 'lottery', prizeMode: 'ELOTT', playType: 'ent' }],
    ['ELOTT', {}, { kind: 'lottery', prizeMode: 'ELOTT', playType: 'trad' }],
    ['LOTT', { isGameH5: 'VASSALAGE' }, { kind: 'lottery', prizeMode: 'ELOTT', playType: 'trad' }],
    ['JL', { isGameH5: 'VASSALAGE', category: 'RNG' }, { kind: 'slots' }],
    ['BTI', { isGameH5: 'VASSALAGE', category: 'SPORTS' }, { kind: 'category' }],
    ['JL', {}, { kind: 'generic' }],
  ] as const)('%s %j → %j', (vendor, own, outcome) => {
    expect(launchOutcome(target({ vendor, ...own }), context)).toEqual(outcome);
  });
});

describe('the address of a launch', () => {
  it('carries the prize mode as the wire spells it', () => {
    expect(launchLink(target({ vendor: 'LOTT' }), context)).toContain('prize_mode=Elott');
    expect(launchLink(target({ vendor: 'LOTT' }), { ...context, prizeMode: 'LOTT' })).toContain('prize_mode=Lott');
    expect(launchLink(target({ vendor: 'TCG_SEA' }), context)).toContain('prize_mode=SEA');
  });

  it('is the login’s for a guest who wants a vendor’s page, and leads on from there', () => {
    const guest = { ...context, isSignedIn: false };
    const slots = target({ vendor: 'JL', isGameH5: 'VASSALAGE' });
    expect(launchLink(slots, guest)).toBe(`/m/login?back=${encodeURIComponent('/m/slotsCenter?vassalage=JL')}`);
    expect(launchLink(target({}), guest)).toMatch(/^\/m\/launchGame\?/);
  });

  it('goes to the pages that show a vendor', () => {
    const slots = target({ vendor: 'JL', isGameH5: 'VASSALAGE' });
    expect(launchLink(slots, context)).toBe('/m/slotsCenter?vassalage=JL');
    const sports = target({ vendor: 'BTI', isGameH5: 'VASSALAGE', category: 'SPORTS' });
    expect(launchLink(sports, context)).toBe('/m/gameList?gameType=SPORTS&vassalage=BTI');
  });

  it('launches a match by its room', () => {
    const link = launchLink(targetOfMatch(aHotMatch({ roomId: '77', nodeId: '1' })), context);
    expect(link).toMatch(/^\/m\/launchGame\?/);
    expect(link).toContain('gameId=77');
  });

  it('is a demo’s only where the game allows free play', () => {
    const wanting = { ...context, isFreePlay: true };
    expect(launchLink(target({ supportPlay: 0 }), wanting)).toContain('freePlay=1');
    expect(launchLink(target({ supportPlay: 1 }), wanting)).not.toContain('freePlay');
    expect(launchLink(target({ supportPlay: 0 }), context)).not.toContain('freePlay');
  });

  it('has neither prize mode nor play type for an ordinary game', () => {
    const link = launchLink(target({}), context);
    expect(link).not.toContain('prize_mode');
    expect(link).not.toContain('playType');
    expect(link).toContain('pageBack=%2Fm%2Fhome');
  });
});

it('plays ent if the lottery mode contains Entertainment, else trad', () => {
  expect(playTypeOf('FastEntertainment')).toBe('ent');
  expect(playTypeOf('Entertainment')).toBe('ent');
  expect(playTypeOf('FastTradition')).toBe('trad');
  expect(playTypeOf(undefined)).toBe('trad');
  expect(targetOfGame(aGame({ playType: 'ent' })).playType).toBe('trad');
  expect(targetOfGame(aGame({ playType: 'trad', lottoMode: 'FastEntertainment' })).playType).toBe('ent');
});

it('reads free play the same from lists and vendor views', () => {
  expect([0, 1].map((supportPlay) => allowsFreePlay({ supportPlay }))).toEqual([true, false]);
  expect([1, 0].map((freeplay) => allowsFreePlay({ freeplay }))).toEqual([true, false]);
  expect(targetOfVendor(toVendorTile(aVendorTile({ freeplay: 1 }), 'RNG')).supportPlay).toBe(0);
  expect(targetOfVendor(toVendorTile(aVendorTile({ freeplay: 0 }), 'RNG')).supportPlay).not.toBe(0);
});

describe('the prize mode', () => {
  const categories = (code: 'ELOTT' | 'LOTT', vendor: string) => [{ code, vendors: [{ vendor }] }];
  it.each([
    ['LOTT', 'TCG_LOTTO_VN', 'ELOTT'],
    ['ELOTT', 'LOTT', 'ELOTT'],
    ['LOTT', 'LOTT', 'LOTT'],
    ['ELOTT', 'TCG_SEA', 'LOTT'],
  ] as const)('with %s of %s is %s', (category, vendor, mode) => {
    expect(currentPrizeMode(categories(category, vendor))).toBe(mode);
  });
});
