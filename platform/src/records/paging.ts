import { PAGE_SIZE_MAX } from '@shared-kernel/contracts/system/values';
import { PlatformError } from '../base/platform-error.ts';
import { earlier } from '../clock/instants.ts';
import type { Range } from './range.ts';

/** Limit and offset of a page that counts from 1. */
export const pageOf = (pageNo: number, pageSize: number): { readonly limit: number; readonly offset: number } => {
  if (pageNo < 1 || pageSize < 1 || pageSize > PAGE_SIZE_MAX) {
    throw new PlatformError('request.invalid', `Pages count from 1 and hold 1 to ${PAGE_SIZE_MAX} rows.`);
  }
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
};

export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** What a record list is asked for besides its own filters. */
export interface PageAsk {
  readonly pageNo: number;
  readonly pageSize: number;
  /** The mark of the first page, sent back with every later one. */
  readonly asOf?: string | undefined;
}

interface Mark {
  readonly at: Date;
  readonly count: number;
}

const MARK_PATTERN = /^(\d{1,15})\.(\d{1,9})$/;

const readMark = (text: string): Mark => {
  const [, at, count] = MARK_PATTERN.exec(text) ?? [];
  if (!at || !count) throw new PlatformError('request.invalid', '`asOf` is what the first page answered, unchanged.');
  return { at: new Date(Number(at)), count: Number(count) };
};

/**
 * One page of a list that grows at its head. The first page is counted and marked; a later page shows the list as it was
 * then, so that what happens meanwhile repeats no row and skips none, and totals are added up once. Order by the instant
 * and a unique column.
 */
export const openPage = ({ pageNo, pageSize, asOf }: PageAsk, range: Range, now: Date) => {
  const mark = asOf === undefined ? undefined : readMark(asOf);
  const at = mark?.at ?? now;
  const { limit, offset } = pageOf(pageNo, pageSize);
  return {
    limit,
    offset,
    range: { from: range.from, until: earlier(range.until, at) },
    /** True when the totals are wanted: on the first page, and on any that carries no mark. */
    isFirst: mark === undefined,
    /** The paging fields of the answer; `counted` is needed on a first page. */
    close: (counted = mark?.count ?? 0) => ({
      pageNum: pageNo,
      totalPages: pageCount(counted, pageSize),
      asOf: `${at.getTime()}.${counted}`,
    }),
  };
};
