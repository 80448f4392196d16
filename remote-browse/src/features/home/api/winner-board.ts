import { getWinnerBoard } from 'shared-kernel/contracts/winners';
import { useLanguage } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { winnerBoardInput } from '../home-calls.ts';
import { toWinners } from '../winners/winner.mapper.ts';

/** The highest recent wins of all categories, highest first. */
export const useWinners = () =>
  useApi(getWinnerBoard, winnerBoardInput(useLanguage()), { select: toWinners, placeholderData: keepPreviousData });
