import { paths, withQuery } from '@shared-kernel/contracts/system/paths';
import { toShortText } from '@shared-kernel/contracts/system/values';
import {
  ALL_CLASSES,
  type GameQuery,
  MIN_BETS,
  type MinBet,
  NEW_CLASS,
  SLOTS,
} from '../../shared/game-list/game-query.ts';

/** Which of a vendor's slots are shown. */
export const SLOT_SHOWS = ['all', 'new', 'hot', 'fav'] as const;
export type SlotShow = (typeof SLOT_SHOWS)[number];

export interface SlotsQuery {
  /** Empty where the address names none. */
  readonly vendor: string;
  readonly show: SlotShow;
  /** Games that can be played for at most this stake; of all and new ones. */
  readonly minBet: MinBet | undefined;
  /** Only games that can be tried with play money, opened so. */
  readonly isFreePlay: boolean;
}

const FIELD = { vendor: 'vassalage', show: 'show', minBet: 'minBet', isFreePlay: 'freePlay' } as const;
const ON = '1';

/** The slots that an address asks for; what is not understood counts as not said. */
export const readSlotsQuery = (search: URLSearchParams): SlotsQuery => ({
  vendor: toShortText(search.get(FIELD.vendor) ?? ''),
  show: SLOT_SHOWS.find((show) => show === search.get(FIELD.show)) ?? 'all',
  minBet: MIN_BETS.find((bet) => bet === search.get(FIELD.minBet)),
  isFreePlay: search.get(FIELD.isFreePlay) === ON,
});

export const writeSlotsQuery = ({ vendor, show, minBet, isFreePlay }: SlotsQuery): Record<string, string> => ({
  [FIELD.vendor]: vendor,
  ...(show !== 'all' && { [FIELD.show]: show }),
  ...(minBet !== undefined && { [FIELD.minBet]: minBet }),
  ...(isFreePlay && { [FIELD.isFreePlay]: ON }),
});

/** The page with a query, to come back to. */
export const slotsAddress = (query: SlotsQuery): string => withQuery(paths.slotsCenter, writeSlotsQuery(query));

/** Whether stakes can be asked for: the calls of hot and favourite games know none. */
export const takesMinBet = ({ show }: SlotsQuery): boolean => show === 'all' || show === 'new';

/** The list that holds what is shown. Of hot and favourite games it has every vendor's. */
export const gamesOf = (query: SlotsQuery): GameQuery => {
  const { vendor, show, minBet } = query;
  if (show === 'hot' || show === 'fav') return { category: SLOTS, mode: show };
  return {
    category: SLOTS,
    mode: 'all',
    vendor,
    gameClass: show === 'new' ? NEW_CLASS : ALL_CLASSES,
    ...(minBet !== undefined && { minBet }),
  };
};
