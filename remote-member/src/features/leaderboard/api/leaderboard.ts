import { getMissions, getRanking, type MISSION_PERIODS } from '@shared-kernel/contracts/member/leaderboard';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useInfiniteApi } from 'shared-kernel/query/infinite';

export type Missions = ValueOf<typeof getMissions>;
export type Mission = Missions['list'][number];
export type Period = (typeof MISSION_PERIODS)[number];
type Ranking = ValueOf<typeof getRanking>;

/** Missions with how far they are: bets and claims move them. */
export const useMissions = () =>
  useApi(getMissions, { language: useLanguage() }, { refreshedBy: 'wallet.changed', staleTime: 0 });

const PAGES = {
  rows: ({ list }: Ranking) => list,
  rowId: ({ rank }: Ranking['list'][number]) => String(rank),
};

/** Who has bet the most in a period. */
export const useRanking = (period: Period) =>
  useInfiniteApi(getRanking, { period, pageSize: RECORD_PAGE_SIZE, language: useLanguage() }, PAGES);
