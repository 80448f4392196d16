import { paths, withQuery } from '@shared-kernel/contracts/system/paths';
import { toShortText } from '@shared-kernel/contracts/system/values';
import { classOf, GAME_MODES, type GameQuery, isSlots, MANY_LINES, MIN_BETS, SLOTS } from './game-query.ts';

/** The fields of the address are those of the call, and the specification's `dataType`. */
const FIELD = { vendor: 'vassalage', name: 'gameName', gameClass: 'gameClassify' } as const;

const readTexts = (search: URLSearchParams): Pick<GameQuery, 'vendor' | 'name' | 'gameClass'> =>
  Object.fromEntries(
    Object.entries(FIELD)
      .map(([filter, field]) => [filter, toShortText(search.get(field) ?? '')] as const)
      .filter(([, text]) => text !== ''),
  );

/** The list that an address asks for; what is not understood counts as not said. */
export const readGameQuery = (search: URLSearchParams): GameQuery => {
  const category = toShortText(search.get('gameType') ?? '') || SLOTS;
  const minBet = isSlots(category) ? MIN_BETS.find((bet) => bet === search.get('minBet')) : undefined;
  const hasLines = isSlots(category) && search.get('minLine') === String(MANY_LINES);
  return {
    category,
    mode: GAME_MODES.find((mode) => mode === search.get('dataType')) ?? 'all',
    ...readTexts(search),
    ...(minBet !== undefined && { minBet }),
    ...(hasLines && { minLine: MANY_LINES }),
  };
};

/** Whether the class has to be said: it is not the one that comes by itself. */
const isClassSaid = (query: GameQuery): boolean => {
  const { gameClass: _, ...others } = query;
  return classOf(query) !== classOf(others);
};

/** The query of an address; what comes by itself is left out. */
export const writeGameQuery = (query: GameQuery): Readonly<Record<string, string | undefined>> => ({
  gameType: query.category,
  dataType: query.mode === 'all' ? undefined : query.mode,
  [FIELD.vendor]: query.vendor,
  [FIELD.name]: query.name,
  [FIELD.gameClass]: isClassSaid(query) ? classOf(query) : undefined,
  minBet: query.minBet,
  minLine: query.minLine === undefined ? undefined : String(query.minLine),
});

/** The game list page with a list: for links that promise all of it, `ALL_CLASSES` has to be asked for. */
export const listLink = (query: GameQuery): string => withQuery(paths.gameList, writeGameQuery(query));
