import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { type InfiniteExtra, useInfiniteApi } from 'shared-kernel/query/infinite';

type RowOf<E extends AnyEndpoint> = ValueOf<E>['list'][number];
/** What differs between record pages: paging and language are the same on all. */
type RecordsQuery<E extends AnyEndpoint> = Omit<InputOf<E>, 'pageNo' | 'pageSize' | 'asOf' | 'language'>;

type PagesOf<E extends AnyEndpoint> = Parameters<typeof useInfiniteApi<E, RowOf<E>>>;

const listOf = <Row>({ list }: { readonly list: readonly Row[] }): readonly Row[] => list;

/**
 * The rows of a record list, page by page, the last first. Always asked anew: something may have happened since.
 * `rowId` is one function for all renders.
 */
export const useRecords = <E extends AnyEndpoint>(
  endpoint: PagesOf<E>[0],
  query: RecordsQuery<E>,
  rowId: (row: RowOf<E>) => string,
) => {
  const input = { ...query, pageSize: RECORD_PAGE_SIZE, language: useLanguage() };
  const extra: InfiniteExtra<ValueOf<E>, RowOf<E>> = { rows: listOf, rowId, staleTime: 0, refetchOnWindowFocus: false };
  // The parts that were left out of the query are in again, which the type of a generic input cannot follow.
  return useInfiniteApi<E, RowOf<E>>(endpoint, input as unknown as PagesOf<E>[1], extra);
};
