import { cyclic, hash } from './seed.ts';

const SHIELD = 'M14 1L25 4.6V14Q25 22.6 14 27Q3 22.6 3 14V4.6Z';

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

interface Charge {
  /** Team names that ask for it. */
  readonly names: RegExp;
  readonly draw: (colour: string, ground: string) => string;
}

const shape = (d: string) => (colour: string) => `<path d="${d}" fill="${colour}"/>`;

const CHARGES: readonly Charge[] = [
  {
    names: /tide|wave|bay|sea|surf|dagat|alon|mariner/i,
    draw: (colour) =>
      `<path d="M5.4 17.4Q9.6 13.4 14 17T22.6 17.4Q20.4 22.6 14 25.6Q7.6 22.6 5.4 17.4Z" fill="${colour}"/><circle cx="14" cy="10.4" r="3.4" fill="${colour}"/>`,
  },
  {
    names: /kestrel|hawk|eagle|falcon|bird|agila|wing/i,
    draw: shape('M5 11Q11 9 14 14Q17 9 23 11Q20 13 18.6 16Q17 20 14 23Q11 20 9.4 16Q8 13 5 11Z'),
  },
  {
    names: /star|tala|bituin|comet/i,
    draw: shape('M14 6L16.2 11.4L22 11.8L17.6 15.6L19 21.2L14 18.2L9 21.2L10.4 15.6L6 11.8L11.8 11.4Z'),
  },
  { names: /storm|bolt|thunder|kidlat|volt|lightning/i, draw: shape('M16.4 4.6L8 15.4H13L11.2 23.4L20 12H14.8Z') },
  {
    names: /bull|carabao|tamaraw|horn|ox/i,
    draw: shape('M5.4 7Q6 12 10 11.6H18Q22 12 22.6 7Q24.4 14 18.8 15L17.6 20Q14 24.4 10.4 20L9.2 15Q3.6 14 5.4 7Z'),
  },
  {
    names: /fire|flame|blaze|ember|apoy|volcano|mayon/i,
    draw: (colour, ground) =>
      `<path d="M14.6 4.6C16.8 9 20.4 11 20.4 16.4A6.6 7 0 0 1 7.6 16.4C7.6 13 9.6 11.6 10.2 9C11.6 10 12.2 11 12.4 12.4C13.6 10.4 14.8 7.6 14.6 4.6Z" fill="${colour}"/>` +
      `<path d="M14.2 14.6Q17 17 16.4 19.4A2.6 2.8 0 0 1 11.6 19.2Q11.6 17.6 13 16.6Z" fill="${ground}"/>`,
  },
  {
    names: /peak|mountain|highland|summit|cordillera|rock/i,
    draw: shape(
      'M5 20.6L11.4 8.6L14.6 14L16.6 11L23 20.6Q19 24.4 14 26Q9 24.4 5 20.6ZM11.4 8.6L9.4 12.6L11.4 14L13 11.8Z',
    ),
  },
  {
    names: /king|crown|royal|lakan|datu|queen/i,
    draw: shape('M6.6 20L5.4 9.6L10.4 13.4L14 7L17.6 13.4L22.6 9.6L21.4 20Q14 17.4 6.6 20Z'),
  },
];

/** A team's crest: a shield of 28 × 28 whose charge fits the team's name where it can, always the same for a name. */
export const teamCrest = ({ name }: { readonly name: string }): string => {
  const seed = hash(name);
  const [ground, colour] = cyclic(LIVERIES, seed);
  const charge = CHARGES.find(({ names }) => names.test(name)) ?? cyclic(CHARGES, seed >>> 4);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="${SHIELD}" fill="${ground}"/>` +
    `${charge.draw(colour, ground)}<path d="${SHIELD}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/></svg>`
  );
};
