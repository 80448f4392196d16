import { getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import { useApi } from 'shared-kernel/query';
import { useToday } from 'shared-kernel/timer';

/** The figures move while the page lies open: an older answer is asked for again when the page is looked at. */
const FIGURES_STALE_MS = 0;

/** Between two looks at what the team does, while the page is looked at. Milliseconds. */
const FIGURES_EVERY_MS = 30_000;

/**
 * The team's figures of the merchant's today (GMT+8), size 0: the footer alone. Asked again every half a minute, and whenever
 * the page becomes visible: one of the four is of now.
 */
export const useTeamFigures = () => {
  const today = useToday();
  const figures = useApi(
    getTeamKpi,
    { startDate: today, endDate: today, size: 0 },
    { staleTime: FIGURES_STALE_MS, refetchInterval: FIGURES_EVERY_MS, select: ({ footer }) => footer },
  );
  return { today, figures };
};
