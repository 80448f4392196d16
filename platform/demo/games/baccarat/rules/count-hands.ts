import { bankerDraws, type Winner, winnerOf } from './hand.ts';

/** How many of all orders of six cards end so; the pairs are of the first two cards of each side. */
export interface Ending {
  readonly winner: Winner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
  readonly count: number;
}

const RANKS = 13;
const OF_RANK = 32;
const pointsOf = (rank: number): number => (rank < 9 ? rank + 1 : 0);

/**
 * Counts every order in which the first six cards of eight decks can come. All sums are below 2^53, so exact. It takes a
 * while: the odds have its result, and a test compares.
 */
export const countHands = (): readonly Ending[] => {
  const counts = new Map<string, number>();
  const left = Array.from({ length: RANKS }, () => OF_RANK);
  let cards = RANKS * OF_RANK;
  const each = (visit: (rank: number, ways: number) => void): void => {
    for (let rank = 0; rank < RANKS; rank++) {
      const ways = left[rank] ?? 0;
      left[rank] = ways - 1;
      cards -= 1;
      visit(rank, ways);
      left[rank] = ways;
      cards += 1;
    }
  };
  /** By points: ranks of the same points need no turn of their own. */
  const eachPoints = (visit: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points++) {
      const ways =
        points === 0 ? [9, 10, 11, 12].reduce((sum, rank) => sum + (left[rank] ?? 0), 0) : (left[points - 1] ?? 0);
      const rank = points === 0 ? 9 : points - 1;
      left[rank] = (left[rank] ?? 0) - 1;
      cards -= 1;
      visit(points, ways);
      left[rank] = (left[rank] ?? 0) + 1;
      cards += 1;
    }
  };
  const add = (player: number, banker: number, pairs: string, ways: number): void => {
    const winner = winnerOf(player, banker);
    const key = `${winner} ${pairs}`;
    counts.set(key, (counts.get(key) ?? 0) + ways);
  };
  each((p1, w1) =>
    each((b1, w2) =>
      each((p2, w3) =>
        each((b2, w4) => {
          const ways = w1 * w2 * w3 * w4;
          const pairs = `${p1 === p2} ${b1 === b2}`;
          const player = (pointsOf(p1) + pointsOf(p2)) % 10;
          const banker = (pointsOf(b1) + pointsOf(b2)) % 10;
          const rest = cards * (cards - 1);
          if (player >= 8 || banker >= 8) {
            add(player, banker, pairs, ways * rest);
            return;
          }
          const bankerTurn = (total: number, third: number | undefined, here: number): void => {
            const [standing, drawing] = third === undefined ? [rest, cards - 1] : [cards, 1];
            if (bankerDraws(banker, third))
              eachPoints((points, w) => add(total, (banker + points) % 10, pairs, here * w * drawing));
            else add(total, banker, pairs, here * standing);
          };
          if (player >= 6) bankerTurn(player, undefined, ways);
          else eachPoints((points, w) => bankerTurn((player + points) % 10, points, ways * w));
        }),
      ),
    ),
  );
  return [...counts].map(([key, count]) => {
    const [winner, playerPair, bankerPair] = key.split(' ');
    return { winner: winner as Winner, playerPair: playerPair === 'true', bankerPair: bankerPair === 'true', count };
  });
};
