import { getRedRain, getRedRainPrizes, joinRedRain } from '@shared-kernel/contracts/agent/red-rain';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { useInfiniteApi } from 'shared-kernel/query/infinite';

export type RedRain = ValueOf<typeof getRedRain>;
export type Prize = ValueOf<typeof getRedRainPrizes>['list'][number];

/** The round that is on or comes next. Bets change what is missing. */
export const useRedRain = () => useApi(getRedRain, {}, { refreshedBy: 'wallet.changed', staleTime: 0 });

/** Joins a round, once however often it is tried. A refusal says that the page is out of date. */
export const useJoinRedRain = () =>
  useApiMutation(joinRedRain, { publishes: ['wallet.changed'], invalidates: [getRedRain, getRedRainPrizes] });

const PAGES = {
  rows: ({ list }: ValueOf<typeof getRedRainPrizes>) => list,
  rowId: ({ round }: Prize) => round,
};

/** What the member has won, the last first. */
export const useRainPrizes = () =>
  useInfiniteApi(getRedRainPrizes, { pageSize: RECORD_PAGE_SIZE, language: useLanguage() }, PAGES);
