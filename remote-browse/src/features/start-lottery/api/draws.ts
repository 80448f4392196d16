import { getDraws } from 'shared-kernel/contracts/lotteries';
import { apiQuery, useApi, useQueryClient } from 'shared-kernel/query';
import { useDrawPause } from '../../../shared/lottery/draw-clock.ts';

/** The draw of a lottery and its last results; the next draw comes by itself when this one has been drawn. */
export const useDraws = (gameCode: string) => {
  const input = { gameCode };
  const known = useQueryClient().getQueryData(apiQuery(getDraws, input).queryKey);
  const refetchInterval = useDrawPause([known?.opened]);
  return useApi(getDraws, input, { refetchInterval });
};
