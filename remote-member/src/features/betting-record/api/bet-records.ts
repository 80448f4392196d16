import { getBetRecords } from 'shared-kernel/contracts/bets';
import type { InputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import { RECORD_PAGE_SIZE } from 'shared-kernel/contracts/values';
import { useApiPages } from 'shared-kernel/query';

type BetPage = ValueOf<typeof getBetRecords>;
export type Bet = BetPage['list'][number];
type BetQuery = Omit<InputOf<typeof getBetRecords>, 'pageNo' | 'pageSize'>;

const PAGES = {
  rows: ({ list }: BetPage) => list,
  rowId: ({ betNo }: Bet) => betNo,
  staleTime: 0,
  refetchOnWindowFocus: false,
};

/** The signed-in member's bets, page by page, the last first. Always asked anew: a bet may have been placed since. */
export const useBetRecords = (query: BetQuery) =>
  useApiPages(getBetRecords, { ...query, pageSize: RECORD_PAGE_SIZE }, PAGES);
