import type { Hand } from './hand.ts';

/** What a chip can be laid on. */
export const SPOTS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type Spot = (typeof SPOTS)[number];

/** Percent of the stake that comes back from a spot that wins, the stake itself included: the banker's win costs 5 %. */
export const PAYS: Readonly<Record<Spot, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  playerPair: 1200,
  bankerPair: 1200,
};
/** Of what the result just returns. */
export const PUSH = 100;

/** What lies on each spot, in minor units; a spot without any is left out. */
export type Laid = Readonly<Partial<Record<Spot, number>>>;

/** What a bet is a multiple of, in minor units: 95 percent of it is a whole amount. */
const STEP = 100;

export const sumOf = (laid: Laid): number => Object.values(laid).reduce((sum, amount) => sum + amount, 0);

const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) % STEP === 0;

/** Bets as a page sent them: known spots only, with whole amounts. */
export const readLaid = (raw: unknown): Laid | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const sent = Object.entries(raw);
  const laid = SPOTS.flatMap((spot) => sent.filter(([name, amount]) => name === spot && isAmount(amount)));
  return laid.length > 0 && laid.length === sent.length ? Object.fromEntries(laid) : undefined;
};

/** Percent of a stake on a spot that comes back: a tie returns what lies on player and banker. */
export const percentOf = (spot: Spot, hand: Pick<Hand, 'winner' | 'playerPair' | 'bankerPair'>): number => {
  if (spot === 'playerPair' || spot === 'bankerPair') return hand[spot] ? PAYS[spot] : 0;
  if (spot === hand.winner) return PAYS[spot];
  return hand.winner === 'tie' ? PUSH : 0;
};

/** What the bets are paid, in minor units. */
export const payoutOf = (hand: Pick<Hand, 'winner' | 'playerPair' | 'bankerPair'>, laid: Laid): number =>
  SPOTS.reduce((sum, spot) => sum + ((laid[spot] ?? 0) * percentOf(spot, hand)) / 100, 0);
