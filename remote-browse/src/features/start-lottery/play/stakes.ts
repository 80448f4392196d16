import { parseAmount } from 'shared-kernel/format';
import type { Play } from '../../../shared/lottery/lottery.ts';

/** Times the least stake: the choices for one bet. */
const STEPS = [1, 2, 5, 10, 50, 100];

/** The stakes that are offered for one bet, in centavos: from the play's least, as far as it allows. */
export const stakesOf = (play: Play): readonly number[] => {
  const least = parseAmount(play.minStake);
  return STEPS.map((step) => least * step).filter((stake) => mostTimes(play, stake) > 0);
};

const topOdds = ({ form, prizes, options }: Play): number =>
  Math.max(0, ...(form === 'choice' && options.length > 0 ? options : prizes).map(({ odds }) => parseAmount(odds)));

/** How often a stake in centavos may be multiplied: by the play's own limit, and by the most that one bet may win. 0: not at all. */
export const mostTimes = (play: Play, stake: number): number => {
  if (stake < parseAmount(play.minStake) || stake > parseAmount(play.maxStake)) return 0;
  const win = Math.floor((stake * topOdds(play)) / 100);
  const byWin = play.maxWin === undefined || win === 0 ? play.maxMultiple : Math.floor(parseAmount(play.maxWin) / win);
  return Math.min(play.maxMultiple, byWin);
};
