import { draw } from './drawings.ts';
import { cyclic, hash } from './seed.ts';

/** Ground and charge: every pair reads at 20 px. */
const LIVERIES: readonly (readonly [ground: string, charge: string])[] = [
  ['#b4233c', '#ffe1b0'],
  ['#d2601a', '#fff3d6'],
  ['#0d7a55', '#f4f7d8'],
  ['#5b2a9d', '#ffd15c'],
  ['#2156c9', '#ffd15c'],
  ['#0b6d8f', '#c9fff4'],
  ['#1d2747', '#ff9d6b'],
  ['#8a1650', '#ffd9ec'],
];

/** Each charge (`drawings/crests/<name>.svg`) and the names of teams that ask for it. */
const CHARGES: readonly (readonly [charge: string, names: RegExp])[] = [
  ['wave', /tide|wave|bay|sea|surf|dagat|alon|mariner/i],
  ['bird', /kestrel|hawk|eagle|falcon|bird|agila|wing/i],
  ['star', /star|tala|bituin|comet/i],
  ['bolt', /storm|bolt|thunder|kidlat|volt|lightning/i],
  ['horns', /bull|carabao|tamaraw|horn|ox/i],
  ['flame', /fire|flame|blaze|ember|apoy|volcano|mayon/i],
  ['peak', /peak|mountain|highland|summit|cordillera|rock/i],
  ['crown', /king|crown|royal|lakan|datu|queen/i],
];

/** A team's crest: a shield of 28 × 28 whose charge fits the team's name where it can, always the same for a name. */
export const teamCrest = ({ name }: { readonly name: string }): string => {
  const seed = hash(name);
  const [ground, colour] = cyclic(LIVERIES, seed);
  const [charge] = CHARGES.find(([, names]) => names.test(name)) ?? cyclic(CHARGES, seed >>> 4);
  return draw(`crests/${charge}`, { ground, colour });
};
