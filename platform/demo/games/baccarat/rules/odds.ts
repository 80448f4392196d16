import type { PublishedOdds } from '../../../../src/play/games/framework.ts';
import type { Hand } from './hand.ts';
import { type Laid, PAYS, percentOf, SPOTS, type Spot, sumOf } from './spots.ts';

type Ending = Pick<Hand, 'winner' | 'playerPair' | 'bankerPair'>;

const ending = (winner: Hand['winner'], playerPair: boolean, bankerPair: boolean, count: number) => ({
  winner,
  playerPair,
  bankerPair,
  count,
});

/** Of all orders in which six cards of eight decks can come (`count-hands.ts`): how many end so. */
export const ENDINGS: readonly (Ending & { readonly count: number })[] = [
  ending('player', false, false, 1_906_634_336_174_080),
  ending('player', false, true, 177_294_219_300_864),
  ending('player', true, false, 134_327_962_841_088),
  ending('player', true, true, 12_261_764_276_224),
  ending('banker', false, false, 1_961_806_209_310_720),
  ending('banker', false, true, 136_819_378_110_464),
  ending('banker', true, false, 181_199_148_797_952),
  ending('banker', true, true, 12_427_830_218_752),
  ending('tie', false, false, 411_103_725_690_880),
  ending('tie', false, true, 31_366_077_902_848),
  ending('tie', true, false, 29_952_563_675_136),
  ending('tie', true, true, 3_205_059_204_352),
];

const ORDERS = ENDINGS.reduce((sum, { count }) => sum + count, 0);

const chanceOf = (is: (ending: Ending) => boolean): number =>
  ENDINGS.reduce((sum, each) => (is(each) ? sum + each.count : sum), 0) / ORDERS;

const returnOf = (spot: Spot): number =>
  ENDINGS.reduce((sum, each) => sum + (percentOf(spot, each) / 100) * (each.count / ORDERS), 0);

/** Return of bets that lie so, and how often something comes back of them. */
export const oddsOf = (laid: Laid): Required<Pick<PublishedOdds, 'returnToPlayer' | 'hitFrequency'>> => {
  const spots = SPOTS.filter((spot) => laid[spot] !== undefined);
  return {
    returnToPlayer: spots.reduce((sum, spot) => sum + (laid[spot] ?? 0) * returnOf(spot), 0) / sumOf(laid),
    hitFrequency: chanceOf((each) => spots.some((spot) => percentOf(spot, each) > 0)),
  };
};

export interface BaccaratOdds extends PublishedOdds {
  /** What each spot wins, pays and returns. */
  readonly spots: readonly {
    readonly key: Spot;
    readonly chance: number;
    readonly multiplier: number;
    readonly returnToPlayer: number;
  }[];
}

const spots = SPOTS.map((key) => ({
  key,
  chance: chanceOf((each) => (key === 'playerPair' || key === 'bankerPair' ? each[key] : each.winner === key)),
  multiplier: PAYS[key] / 100,
  returnToPlayer: returnOf(key),
}));

/** Of eight whole decks. Return and hit rate are of a bet on the banker; where a tie returns it, something comes back. */
export const BACCARAT_ODDS: BaccaratOdds = {
  ...oddsOf({ banker: 1 }),
  outcomes: spots.map(({ key, chance, multiplier }) => ({ key, chance, multiplier })),
  spots,
};
