import type { games } from '../../../src/play/catalogue/catalogue.tables.ts';
import { chooseMotif } from '../art/choose-motif.ts';
import type { MotifName } from '../art/motifs.ts';

type GameRow = typeof games.$inferInsert;

/** Tiles in sight on a phone, less one: within so many no picture's motif comes twice, where a category has enough of them. */
export const IN_SIGHT = 11;

export const motifOf = ({ gameId, category, name }: GameRow): MotifName => chooseMotif(gameId, category, name);

/** The same games, each as near to its place as its neighbours' motifs let it. */
const spread = (rows: readonly GameRow[]): GameRow[] => {
  const waiting = rows.map((row) => ({ row, motif: motifOf(row) }));
  const apart = Math.min(IN_SIGHT, new Set(waiting.map(({ motif }) => motif)).size - 1);
  const shownAt = new Map<MotifName, number>();
  const placed: GameRow[] = [];
  while (waiting.length > 0) {
    const agoOf = (motif: MotifName): number => placed.length - (shownAt.get(motif) ?? Number.NEGATIVE_INFINITY);
    const fitting = waiting.findIndex(({ motif }) => agoOf(motif) > apart);
    const longestAgo = (best: number, at: number): number =>
      agoOf(waiting[at]?.motif ?? 'sevens') > agoOf(waiting[best]?.motif ?? 'sevens') ? at : best;
    const next = fitting >= 0 ? fitting : waiting.reduce((best, _, at) => longestAgo(best, at), 0);
    for (const { row, motif } of waiting.splice(next, 1)) {
      shownAt.set(motif, placed.length);
      placed.push(row);
    }
  }
  return placed;
};

/** Puts each category's games in an order in which neighbours look different. The places that the category has stay its own. */
export const spreadMotifs = (rows: readonly GameRow[]): GameRow[] => {
  const categories = new Set(rows.map(({ category }) => category));
  return [...categories].flatMap((category) => {
    const own = rows.filter((row) => row.category === category);
    return spread(own).map((row, place) => ({ ...row, sort: own[place]?.sort ?? row.sort }));
  });
};
