import { getWinnerBoard } from 'shared-kernel/contracts/winners';
import { useLanguage } from 'shared-kernel/i18n';
import { apiQuery, keepPreviousData, useQuery } from 'shared-kernel/query';
import { winnerBoardInput } from '../home-calls.ts';
import { toWinners } from '../winners/winner.mapper.ts';

/** The highest recent wins of all categories, highest first. */
export const useWinners = () => {
  const language = useLanguage();
  return useQuery({
    ...apiQuery(getWinnerBoard, winnerBoardInput(language)),
    select: toWinners,
    placeholderData: keepPreviousData,
  });
};
