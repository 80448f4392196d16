import { classOf, filtersOf, type GameQuery } from './game-query.ts';
import { listLink, readGameQuery } from './query-address.ts';
import { cleared, withClass, withMinBet, withMode, withName, withoutFilter, withVendor } from './query-steps.ts';

const read = (search: string): GameQuery => readGameQuery(new URLSearchParams(search));
const SLOTS: GameQuery = { category: 'RNG', mode: 'all' };
const LIVE: GameQuery = { category: 'LIVE', mode: 'all' };

describe('the class that comes with a mode', () => {
  it('is NEW for all slots, and all classes for every other list', () => {
    expect(classOf(SLOTS)).toBe('NEW');
    expect(classOf({ ...SLOTS, mode: 'hot' })).toBe('ALL');
    expect(classOf(LIVE)).toBe('ALL');
  });

  it('is a filter that can be cleared, and stays cleared in the address', () => {
    expect(filtersOf(SLOTS)).toEqual(['gameClass']);
    const whole = withoutFilter(SLOTS, 'gameClass');
    expect(filtersOf(whole)).toEqual([]);
    expect(listLink(whole)).toBe('/m/gameList?gameType=RNG&gameClassify=ALL');
    expect(classOf(read('gameType=RNG&gameClassify=ALL'))).toBe('ALL');
  });

  it.each([
    ['a vendor', withVendor(SLOTS, 'JL')],
    ['a name', withName(SLOTS, 'koi')],
    ['a stake', withMinBet({ ...SLOTS, gameClass: 'ALL' }, '0.1')],
  ])('goes with %s, and does not come back when that is cleared', (_, narrowed) => {
    expect(classOf(narrowed)).toBe('ALL');
    const [filter = 'name'] = filtersOf(narrowed);
    expect(classOf(withoutFilter(narrowed, filter))).toBe('ALL');
  });

  it('that a player chose stays with a vendor', () => {
    expect(classOf(withVendor(withClass(SLOTS, 'JACKPOT'), 'JL'))).toBe('JACKPOT');
  });
});

describe('a step', () => {
  const narrowed: GameQuery = { category: 'RNG', mode: 'all', vendor: 'JL', name: 'koi', gameClass: 'ALL' };

  it('to another tab clears vendor and name', () => {
    expect(withMode(narrowed, 'hot')).toEqual({ category: 'RNG', mode: 'hot' });
    expect(classOf(withMode(narrowed, 'all'))).toBe('NEW');
    expect(classOf(withMode({ ...narrowed, minBet: '0.5' }, 'all'))).toBe('NEW');
    expect(classOf(withMode({ category: 'LIVE', mode: 'hot' }, 'all'))).toBe('ALL');
  });

  it('to a vendor leaves the special mode; the same one again clears it', () => {
    const ofVendor = withVendor({ category: 'LIVE', mode: 'fav' }, 'GINTO');
    expect(ofVendor).toEqual({ category: 'LIVE', mode: 'all', vendor: 'GINTO' });
    expect(withVendor(ofVendor, 'GINTO').vendor).toBeUndefined();
    expect(withVendor(ofVendor, undefined).vendor).toBeUndefined();
    expect(withVendor(ofVendor, 'SIYAM').vendor).toBe('SIYAM');
  });

  it('to a name leaves the special mode; an empty one clears it', () => {
    expect(withName({ ...LIVE, mode: 'recent' }, 'koi')).toEqual({ category: 'LIVE', mode: 'all', name: 'koi' });
    expect(withName({ ...LIVE, name: 'koi' }, '').name).toBeUndefined();
  });

  it('that clears everything leaves the category alone', () => {
    expect(filtersOf(cleared('RNG'))).toEqual([]);
    expect(classOf(cleared('RNG'))).toBe('ALL');
  });
});

describe('the address', () => {
  it.each([
    'gameType=RNG',
    'gameType=LIVE&dataType=hot',
    'gameType=FISH&dataType=fav',
    'gameType=RNG&vassalage=JL&gameClassify=NEW',
    'gameType=RNG&gameName=koi&minBet=0.05&minLine=20',
    'gameType=LIVE&gameClassify=ROULETTE',
  ])('%s survives being read and written', (search) => {
    const written = new URL(listLink(read(search)), 'https://site.invalid').searchParams;
    expect([...written].sort()).toEqual([...new URLSearchParams(search)].sort());
  });

  it.each(['dataType=everything', 'minBet=0.2', 'minLine=7', 'vassalage=', 'gameName=%20%00', 'gameType='])(
    '%s is not understood, and counts as nothing',
    (search) => expect(read(search)).toEqual({ category: 'RNG', mode: 'all' }),
  );

  it('has no stake and no lines for other games than slots', () => {
    expect(read('gameType=LIVE&minBet=0.1&minLine=20')).toEqual(LIVE);
  });

  it('takes of a text what a request may hold, whole characters only', () => {
    expect(read(`gameName=${'🎰'.repeat(5000)}`).name).toBe('🎰'.repeat(64));
    expect(read(`gameName=${encodeURIComponent("'; drop table games; --")}`).name).toBe("'; drop table games; --");
    expect(read(`gameName=${encodeURIComponent('بحث')}`).name).toBe('بحث');
  });
});
