import { useLimitTexts } from './limit-texts.ts';

const HOUR = 60;

/** Minutes as one says them: `45 min`, `2 h 30 min`. */
export const usePlayTime = () => {
  const t = useLimitTexts();
  return (all: number): string => {
    const [hours, minutes] = [Math.floor(all / HOUR), all % HOUR];
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes });
  };
};
