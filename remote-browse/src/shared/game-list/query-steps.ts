import type { GameCategory } from '@shared-kernel/contracts/system/values';
import {
  ALL_CLASSES,
  classOf,
  type FilterName,
  type GameMode,
  type GameQuery,
  isSlots,
  NEW_CLASS,
} from './game-query.ts';

/** What a player's steps make of a list (browsing §4, game list filter mode). Each starts from page 1: another query is another list. */

/** A vendor, or all of them: no special mode. The same one again clears it. */
export const withVendor = (query: GameQuery, vendor: string | undefined): GameQuery => {
  const { vendor: before, gameClass: _, ...others } = query;
  const isChosen = vendor !== undefined && vendor !== before;
  // A class that came with the mode goes with it; one that was chosen stays.
  const kept = query.gameClass ?? (isChosen ? undefined : ALL_CLASSES);
  return {
    ...others,
    mode: 'all',
    ...(kept !== undefined && { gameClass: kept }),
    ...(isChosen && { vendor }),
  };
};

/** Another tab: without vendor and name; for slots with the class NEW in the mode `all`, else with all classes. */
export const withMode = ({ category, minBet, minLine }: GameQuery, mode: GameMode): GameQuery => {
  const next: GameQuery = {
    category,
    mode,
    ...(minBet !== undefined && { minBet }),
    ...(minLine !== undefined && { minLine }),
  };
  const gameClass = isSlots(category) && mode === 'all' ? NEW_CLASS : ALL_CLASSES;
  return classOf(next) === gameClass ? next : { ...next, gameClass };
};

/** A search by name: the search is the list's own, so it leaves hot, recent and favourite games. */
export const withName = (query: GameQuery, name: string): GameQuery => {
  const { name: _, ...others } = query;
  if (name === '') return withoutFilter(query, 'name');
  return { ...others, mode: 'all', name };
};

/** A class; all of them is said in the address where the mode brings another one. */
export const withClass = (query: GameQuery, gameClass: string): GameQuery => ({ ...query, mode: 'all', gameClass });

/** A stake that the game can be played for; undefined is any. */
export const withMinBet = ({ minBet: _, ...query }: GameQuery, minBet: GameQuery['minBet']): GameQuery => ({
  ...query,
  mode: 'all',
  ...(minBet !== undefined && { minBet }),
});

/** Many lines; undefined is any number of them. */
export const withMinLine = ({ minLine: _, ...query }: GameQuery, minLine: GameQuery['minLine']): GameQuery => ({
  ...query,
  mode: 'all',
  ...(minLine !== undefined && { minLine }),
});

/** Without one filter; what is left stays as it is. */
export const withoutFilter = (query: GameQuery, filter: FilterName): GameQuery => {
  const { [filter]: _, ...others } = query;
  return { ...others, gameClass: filter === 'gameClass' ? ALL_CLASSES : classOf(query) };
};

/** Without any filter: every game of the category. */
export const cleared = (category: GameCategory): GameQuery => ({ category, mode: 'all', gameClass: ALL_CLASSES });
