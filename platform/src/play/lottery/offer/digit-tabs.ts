import { rambolito, straight } from './digit-plays.ts';
import type { Play, PlayTab } from './lottery.ts';
import { bigSmall, firstLast, oddEven } from './side-plays.ts';

const DIGIT = { min: 0, max: 9 };
const PAIR = { min: 1, max: 31 };
const STRAIGHT = { EN: 'Straight', TY: 'Diretso' };

const sidesOf = (sum: Play): PlayTab => ({
  code: 'sides',
  name: { EN: 'Sides', TY: 'Malaki/maliit, odd/even' },
  playType: 'ent',
  plays: [sum, oddEven(190), firstLast(205, 900)],
});

/** Two numbers of 1 to 31. */
export const PAIRS: readonly PlayTab[] = [
  {
    code: 'pair',
    name: { EN: 'Two numbers', TY: 'Dalawang numero' },
    playType: 'trad',
    plays: [
      straight({
        code: 'straight',
        name: STRAIGHT,
        rule: { EN: 'Both numbers in the order of the draw.', TY: 'Parehong numero sa ayos ng draw.' },
        places: [0, 1],
        odds: 40_000,
        ...PAIR,
      }),
      rambolito({
        places: 2,
        rule: { EN: 'Both numbers in any order.', TY: 'Parehong numero sa kahit anong ayos.' },
        oddsByOrders: { 2: 20_000, 1: 40_000 },
        ...PAIR,
      }),
    ],
  },
];

/** Three digits. */
export const THREE_DIGITS: readonly PlayTab[] = [
  {
    code: 'three',
    name: { EN: 'Three digits', TY: 'Tatlong digit' },
    playType: 'trad',
    plays: [
      straight({
        code: 'straight',
        name: STRAIGHT,
        rule: { EN: 'All three digits in the order of the draw.', TY: 'Tatlong digit sa ayos ng draw.' },
        places: [0, 1, 2],
        odds: 45_000,
        ...DIGIT,
      }),
      rambolito({
        places: 3,
        rule: { EN: 'All three digits in any order.', TY: 'Tatlong digit sa kahit anong ayos.' },
        oddsByOrders: { 6: 7_500, 3: 15_000, 1: 45_000 },
        ...DIGIT,
      }),
    ],
  },
  {
    code: 'two',
    name: { EN: 'Two digits', TY: 'Dalawang digit' },
    playType: 'trad',
    plays: [
      straight({
        code: 'first-two',
        name: { EN: 'First two', TY: 'Unang dalawa' },
        rule: { EN: 'The first two digits in their order.', TY: 'Unang dalawang digit sa ayos nila.' },
        places: [0, 1],
        odds: 5_000,
        ...DIGIT,
      }),
      straight({
        code: 'last-two',
        name: { EN: 'Last two', TY: 'Huling dalawa' },
        rule: { EN: 'The last two digits in their order.', TY: 'Huling dalawang digit sa ayos nila.' },
        places: [1, 2],
        odds: 5_000,
        ...DIGIT,
      }),
    ],
  },
  sidesOf(bigSmall(14, 190, 190)),
];

/** Four digits. */
export const FOUR_DIGITS: readonly PlayTab[] = [
  {
    code: 'four',
    name: { EN: 'Four digits', TY: 'Apat na digit' },
    playType: 'trad',
    plays: [
      straight({
        code: 'straight',
        name: STRAIGHT,
        rule: { EN: 'All four digits in the order of the draw.', TY: 'Apat na digit sa ayos ng draw.' },
        places: [0, 1, 2, 3],
        odds: 450_000,
        ...DIGIT,
      }),
      rambolito({
        places: 4,
        rule: { EN: 'All four digits in any order.', TY: 'Apat na digit sa kahit anong ayos.' },
        oddsByOrders: { 24: 18_700, 12: 37_500, 6: 75_000, 4: 112_500, 1: 450_000 },
        ...DIGIT,
      }),
      straight({
        code: 'last-three',
        name: { EN: 'Last three', TY: 'Huling tatlo' },
        rule: { EN: 'The last three digits in their order.', TY: 'Huling tatlong digit sa ayos nila.' },
        places: [1, 2, 3],
        odds: 45_000,
        ...DIGIT,
      }),
    ],
  },
  // A sum of 18 is one in fifteen: it makes the big side likelier.
  sidesOf(bigSmall(18, 178, 202)),
];

/** Six digits, of which the last ones pay too. */
export const SIX_DIGITS: readonly PlayTab[] = [
  {
    code: 'six',
    name: { EN: 'Six digits', TY: 'Anim na digit' },
    playType: 'trad',
    plays: [
      straight({
        code: 'straight',
        name: STRAIGHT,
        rule: { EN: 'All six digits in the order of the draw.', TY: 'Anim na digit sa ayos ng draw.' },
        places: [0, 1, 2, 3, 4, 5],
        odds: 45_000_000,
        ...DIGIT,
      }),
      straight({
        code: 'last-three',
        name: { EN: 'Last three', TY: 'Huling tatlo' },
        rule: { EN: 'The last three digits in their order.', TY: 'Huling tatlong digit sa ayos nila.' },
        places: [3, 4, 5],
        odds: 45_000,
        ...DIGIT,
      }),
    ],
  },
];
