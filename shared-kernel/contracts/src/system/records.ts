import { int, optional, string } from '@shared-kernel/contracts/schema';
import { calendarDay, language, pageAsked, pageNumber, pageSize, queryText } from './values.ts';

/** The days that a list of records is asked for, both counted. */
export const daysAsked = { startDate: calendarDay, endDate: calendarDay };

/** Which page of it; `asOf` is what the first page answered, sent unchanged with the later ones: they show the list as it was then. */
export const recordPageAsked = { pageNo: pageAsked, pageSize, asOf: queryText, language };

/** What every page of it says beside its rows and, with the first page only, the totals of the whole list (`footer`). */
export const recordPage = { pageNum: pageNumber, totalPages: int(), asOf: optional(string()) };

/** An example of what is asked for. */
export const RECORDS_EXAMPLE = {
  startDate: '2026-07-08',
  endDate: '2026-07-14',
  pageNo: 1,
  pageSize: 20,
  language: 'EN',
} as const;
