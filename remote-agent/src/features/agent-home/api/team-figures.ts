import { getTeamKpi } from 'shared-kernel/contracts/agent';
import { useApi } from 'shared-kernel/query';
import { useToday } from 'shared-kernel/timer';

/** The figures move while the page lies open: an older answer is asked for again when the page is looked at. */
const FIGURES_STALE_MS = 0;

/** The team's figures of the merchant's today (GMT+8), size 0: the footer alone. Asked again whenever the page becomes visible. */
export const useTeamFigures = () => {
  const today = useToday();
  const figures = useApi(
    getTeamKpi,
    { startDate: today, endDate: today, size: 0 },
    { staleTime: FIGURES_STALE_MS, select: ({ footer }) => footer },
  );
  return { today, figures };
};
