import { useFormat } from 'shared-kernel/format';
import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    slip: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of a bet slip; they come with its code, not with the start: `own('title')`. */
export const useSlipTexts = (): Translate<'slip'> => useBundledTexts('slip', TEXTS).t;

/** How many bets, in words: `1,345 bets`, and how often: `10 bets × 2`. */
export const useCounted = (): ((bets: number, multiple: number) => string) => {
  const t = useSlipTexts();
  const format = useFormat();
  return (count, multiple) => {
    const bets = t('bets', { count, number: format.number(count) });
    return multiple === 1 ? bets : t('times', { bets, multiple });
  };
};
