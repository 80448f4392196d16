import { aVendorTile, someVendorGameTypes } from '@shared-kernel/testing/game-builders';
import { toGameMenu } from '../catalogue/category.mapper.ts';
import { vendorOptions } from './vendor-options.ts';

const codesOf = (...vassalages: string[]) => {
  const tiles = vassalages.map((vassalage) => aVendorTile({ vassalage, gameType: 'LIVE' }));
  const sorting = [{ gameCategory: 'LIVE', vendorNames: [] }];
  const { categories } = toGameMenu(someVendorGameTypes({ sorting, mapping: { LIVE: tiles } }));
  return vendorOptions(categories.find(({ code }) => code === 'LIVE')).map(({ code }) => code);
};

it('leaves the esports and the cockfight vendor out, and names each other one once', () => {
  expect(codesOf('JL', 'TF', 'SIYAM', 'DS88', 'JL')).toEqual(['JL', 'SIYAM']);
});

it('is empty for a category that is not known', () => {
  expect(vendorOptions(undefined)).toEqual([]);
});
