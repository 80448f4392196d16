import { getWinnerBoard, type WinnerPeriod } from '@shared-kernel/contracts/browse/winners';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { useSettledLanguage } from '../catalogue/game-menu.ts';
import { toBoard, toWinners } from './winner.mapper.ts';
import { recentWinsInput } from './winner-calls.ts';

/** What a platform shows that is not asked for a period. */
export const RECENT: WinnerPeriod = '7d';

/** The highest recent wins of all categories, highest first. Below the first screen: asked for when the page is idle. */
export const useWinners = () =>
  useApi(getWinnerBoard, recentWinsInput(useSettledLanguage()), {
    select: toWinners,
    placeholderData: keepPreviousData,
  });

interface BoardOf {
  readonly period: WinnerPeriod;
  /** Undefined for all of them. */
  readonly category: GameCategory | undefined;
}

/** The highest wins of a period and a category, and the period that the platform answered for, if it knows any. */
export const useBoard = ({ period, category }: BoardOf) => {
  const recent = recentWinsInput(useSettledLanguage());
  return useApi(
    getWinnerBoard,
    {
      ...recent,
      ...(category !== undefined && { gameCategory: category }),
      ...(period !== RECENT && { period }),
    },
    { select: toBoard, placeholderData: keepPreviousData },
  );
};
