import { WINNER_PERIODS, type WinnerPeriod } from '@shared-kernel/contracts/browse/winners';
import { isKnown } from '@shared-kernel/contracts/open';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { useSearchParams } from 'shared-kernel/router';
import { RECENT } from '../../shared/winners/winner-board.ts';

const FIELD = { period: 'period', category: 'category' } as const;

interface BoardChoice {
  readonly period: WinnerPeriod;
  /** Undefined for all of them. */
  readonly category: GameCategory | undefined;
}

const periodOf = (given: string | null): WinnerPeriod =>
  given !== null && isKnown(WINNER_PERIODS, given) ? given : RECENT;

/** The board's filter as the address says it; a change replaces the address, so that Back leaves the page. What is not understood was not said. */
export const useBoardFilter = () => {
  const [search, setSearch] = useSearchParams();
  const chosen: BoardChoice = {
    period: periodOf(search.get(FIELD.period)),
    category: search.get(FIELD.category) || undefined,
  };
  const set = (change: Partial<BoardChoice>) => {
    const { period, category } = { ...chosen, ...change };
    setSearch(
      {
        ...(period !== RECENT && { [FIELD.period]: period }),
        ...(category !== undefined && { [FIELD.category]: category }),
      },
      { replace: true },
    );
  };
  return {
    ...chosen,
    set,
    clear: () => set({ period: RECENT, category: undefined }),
    isNarrowed: chosen.period !== RECENT || chosen.category !== undefined,
  };
};
