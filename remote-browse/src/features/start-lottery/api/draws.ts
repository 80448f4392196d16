import { getDraws } from '@shared-kernel/contracts/browse/lotteries';
import { useApi } from 'shared-kernel/query';
import { useDrawPause } from '../../../shared/lottery/draw-clock.ts';

/** The draw of a lottery and its last results; the next draw comes by itself when this one has been drawn. */
export const useDraws = (gameCode: string) => {
  const input = { gameCode };
  // Asked before the pause is worked out: an answer that came ahead is in the cache only from here on.
  const { data } = useApi(getDraws, input);
  const refetchInterval = useDrawPause([data?.opened]);
  return useApi(getDraws, input, { refetchInterval });
};
