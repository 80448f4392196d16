import type { PreloadCall } from '@shared-kernel/contracts/release/release';
import { type Language, RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import type { AnyEndpoint, InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { preloadCall } from './preload-call.ts';

/** What every record page asks for first. */
interface FirstPage {
  readonly startDate: string;
  readonly endDate: string;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly language: Language;
}

/**
 * The first page of a record list as it is asked without filters: the rows of today. For a route's `starts`; not started
 * where the address has filters.
 */
export const preloadRecords = <E extends AnyEndpoint>(
  endpoint: E & (FirstPage extends InputOf<E> ? E : never),
): PreloadCall => ({
  ...preloadCall<AnyEndpoint>(endpoint, {
    startDate: '$today',
    endDate: '$today',
    pageNo: 1,
    pageSize: RECORD_PAGE_SIZE,
    language: '$language',
  }),
  isPlain: true,
});
