import { useLimitTexts } from './limit-texts.ts';

const HOUR = 60;

/** Minutes as one says them: `45 min`, `2 h 30 min`. */
export const usePlayTime = () => {
  const t = useLimitTexts();
  return (all: number): string => {
    const [hours, minutes] = [Math.floor(all / HOUR), all % HOUR];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes });
  };
};
