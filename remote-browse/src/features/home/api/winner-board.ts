import { getWinnerBoard, WINNER_BOARD_LIMIT } from 'shared-kernel/contracts/winners';
import { useLanguage } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { toWinners } from '../winners/winner.mapper.ts';

/** The highest recent wins of all categories, highest first. Below the first screen: asked for when the page is idle. */
export const useWinners = () =>
  useApi(
    getWinnerBoard,
    { gameCategory: 'ALL', language: useLanguage(), limitNum: WINNER_BOARD_LIMIT },
    { select: toWinners, placeholderData: keepPreviousData },
  );
