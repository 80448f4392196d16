import { callApi } from 'shared-kernel/api';
import { getBetRecords } from 'shared-kernel/contracts/bets';
import type { InputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import { RECORD_PAGE_SIZE } from 'shared-kernel/contracts/values';
import { infiniteQueryOptions, useInfiniteQuery } from 'shared-kernel/query';

export type Bet = ValueOf<typeof getBetRecords>['list'][number];
type BetQuery = Omit<InputOf<typeof getBetRecords>, 'pageNo' | 'pageSize'>;

/** The signed-in member's bets, page by page, the last first. Always asked anew: a bet may have been placed since. */
const betRecordsQuery = (query: BetQuery) =>
  infiniteQueryOptions({
    queryKey: [getBetRecords.path, query],
    queryFn: ({ pageParam, signal }) =>
      callApi(getBetRecords, { ...query, pageNo: pageParam, pageSize: RECORD_PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    staleTime: 0,
    refetchOnWindowFocus: false,
    meta: { access: getBetRecords.access },
  });

export const useBetRecords = (query: BetQuery) =>
  useInfiniteQuery({
    ...betRecordsQuery(query),
    select: ({ pages }) => ({
      first: pages[0] as ValueOf<typeof getBetRecords>,
      rows: pages.flatMap(({ list }) => list),
    }),
  });
