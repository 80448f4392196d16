import { useFormat } from 'shared-kernel/format';
import { useSlipTexts } from './slip-texts.ts';

/** How many bets, in words: `1,345 bets`, and how often: `10 bets × 2`. */
export const useCounted = (): ((bets: number, multiple: number) => string) => {
  const t = useSlipTexts();
  const format = useFormat();
  return (count, multiple) => {
    const bets = t('bets', { count, number: format.number(count) });
    return multiple === 1 ? bets : t('times', { bets, multiple });
  };
};
