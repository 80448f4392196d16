import type { Play, Prize, Words } from './lottery.ts';

const RAMBLE = { EN: 'Rambolito', TY: 'Rambolito' };

interface Digits {
  /** What stands in one place: 0 to 9 for digits, 1 to 31 for a pair of two numbers. */
  readonly min: number;
  readonly max: number;
}

interface Straight extends Digits {
  readonly code: string;
  readonly name: Words;
  readonly rule: Words;
  /** Which places of the draw are guessed, from 0. */
  readonly places: readonly number[];
  /** Hundredths of the stake. */
  readonly odds: number;
}

/** The marked places of the draw, in their order: at most one combination of a line wins. */
export const straight = ({ code, name, rule, places, min, max, odds }: Straight): Play => ({
  code,
  name,
  rule,
  form: 'ordered',
  places: places.length,
  min,
  max,
  maxMarks: Math.min(10, max - min + 1),
  prizes: [{ key: 'straight', name: { EN: 'In order', TY: 'Ayon sa ayos' }, odds }],
  isSameInModes: false,
  won: (marks, drawn) => {
    const hasWon = places.every((place, index) => marks[index]?.includes(String(drawn[place])));
    return hasWon ? [{ key: 'straight', combinations: 1 }] : [];
  },
});

/** In how many different orders these can stand. */
const ordersOf = (numbers: readonly string[]): number => {
  const counts = Object.values(Object.groupBy(numbers, (number) => number)).map((same = []) => same.length);
  const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));
  return counts.reduce((orders, count) => orders / factorial(count), factorial(numbers.length));
};

const sorted = (numbers: readonly string[]): string => numbers.toSorted().join();

interface Ramble extends Digits {
  readonly places: number;
  readonly rule: Words;
  /** What it pays, in hundredths of the stake, by the number of orders in which the marked numbers can stand. */
  readonly oddsByOrders: Readonly<Record<number, number>>;
}

/** One number in each place, won in whatever order they are drawn: the fewer orders there are, the more it pays. */
export const rambolito = ({ places, min, max, rule, oddsByOrders }: Ramble): Play => ({
  code: 'rambolito',
  name: RAMBLE,
  rule,
  form: 'ordered',
  places,
  min,
  max,
  maxMarks: 1,
  prizes: Object.entries(oddsByOrders).map(
    ([orders, odds]): Prize => ({
      key: `orders-${orders}`,
      name: {
        EN: orders === '1' ? 'All the same' : `${orders} orders`,
        TY: orders === '1' ? 'Pare-pareho' : `${orders} ayos`,
      },
      odds,
    }),
  ),
  isSameInModes: false,
  won: (marks, drawn) => {
    const numbers = marks.flat();
    if (sorted(numbers) !== sorted(drawn.map(String))) return [];
    return [{ key: `orders-${ordersOf(numbers)}`, combinations: 1 }];
  },
});
