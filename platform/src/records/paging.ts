import { PlatformError } from '../base/platform-error.ts';

const PAGE_SIZE_MAX = 100;

/** Limit and offset of a page that counts from 1. */
export const pageOf = (pageNo: number, pageSize: number): { readonly limit: number; readonly offset: number } => {
  if (pageNo < 1 || pageSize < 1 || pageSize > PAGE_SIZE_MAX) {
    throw new PlatformError('request.invalid', `Pages count from 1 and hold 1 to ${PAGE_SIZE_MAX} rows.`);
  }
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
};

export const pageCount = (total: number, pageSize: number): number => Math.ceil(total / pageSize);
