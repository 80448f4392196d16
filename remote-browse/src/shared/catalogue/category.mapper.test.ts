import { aVendorTile, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { toGameMenu } from './category.mapper.ts';
import { contentsOf } from './category-contents.ts';

const CATEGORIES = ['RNG', 'PVP', 'LIVE', 'FISH'] as const;
const OF_VENDORS = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;

const sorted = (...names: Parameters<typeof group>[0][]) => names.map((name) => group(name));
const group = (
  gameCategory: 'HOT' | 'INHOUSE' | (typeof CATEGORIES)[number] | (typeof OF_VENDORS)[number],
  vassalages = ['JL'],
) => ({
  gameCategory,
  vendorNames: vassalages.map((vassalage) => ({ gameType: gameCategory, vassalage, accountTypeName: vassalage })),
});
const names = (of: Parameters<typeof toGameMenu>[0]) => toGameMenu(of).categories.map(({ code }) => code);

describe('the category menu', () => {
  it('puts HOT first when the server leaves it out, and keeps the server’s order', () => {
    expect(names(someVendorGameTypes({ sorting: sorted('LIVE', 'SPORTS') }))).toEqual(['HOT', 'LIVE', 'SPORTS']);
  });

  it('leaves HOT where the server put it', () => {
    expect(names(someVendorGameTypes({ sorting: sorted('LIVE', 'HOT') }))).toEqual(['LIVE', 'HOT']);
  });

  it.each(['constructor', 'valueOf'])(
    'shows the vendors of a category that no rule knows, %s, and it has no tiles',
    (code) => {
      const menu = toGameMenu(someVendorGameTypes({ sorting: [{ gameCategory: code, vendorNames: [] }], mapping: {} }));
      const category = menu.categories.find((each) => each.code === code);
      expect(category?.tiles).toEqual([]);
      expect(category && contentsOf(category)).toEqual({ kind: 'vendors' });
    },
  );

  it('gives TF and DS88 groups of their own', () => {
    const tiles = ['BTI', 'TF', 'DS88'].map((vassalage) => aVendorTile({ vassalage }));
    const { categories } = toGameMenu(
      someVendorGameTypes({ sorting: [group('SPORTS', ['BTI', 'TF', 'DS88'])], mapping: { SPORTS: tiles } }),
    );
    expect(categories.map(({ code, tiles: own }) => [code, own.map((tile) => tile.vendor)])).toEqual([
      ['HOT', []],
      ['SPORTS', ['BTI']],
      ['ESPORTS', ['TF']],
      ['COCKFIGHT', ['DS88']],
    ]);
  });

  it('shows no cockfight when the server leaves the category out', () => {
    expect(names(someVendorGameTypes({ sorting: sorted('SPORTS') }))).not.toContain('COCKFIGHT');
  });

  it('has the classes that the vendor mapping names for a category', () => {
    const classes = { LIVE: [{ key: 'ROULETTE', title: 'Roulette' }] };
    const { categories } = toGameMenu(
      someVendorGameTypes({ sorting: sorted('LIVE', 'SPORTS'), gameClassify: classes }),
    );
    expect(categories.map(({ code, classes: own }) => [code, own])).toEqual([
      ['HOT', []],
      ['LIVE', classes.LIVE],
      ['SPORTS', []],
    ]);
  });
});

describe('what a category shows', () => {
  const contents = (code: Parameters<typeof group>[0], vendors: string[] = []) =>
    contentsOf({ code, tiles: [], classes: [], vendors: vendors.map((vendor) => ({ vendor, name: vendor })) });

  it('is the hot list for HOT', () => {
    expect(contents('HOT')).toEqual({ kind: 'hot' });
  });

  it.each(CATEGORIES)('is a list of games for %s', (category) => {
    expect(contents(category)).toEqual({ kind: 'games', category });
  });

  it('is a list of the house’s slots for INHOUSE', () => {
    expect(contents('INHOUSE', ['OBR'])).toEqual({ kind: 'games', category: 'RNG', vendor: 'OBR' });
  });

  it.each(OF_VENDORS)('is vendor tiles for %s', (category) => {
    expect(contents(category)).toEqual({ kind: 'vendors' });
  });
});
