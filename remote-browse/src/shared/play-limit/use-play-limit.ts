import { readPlayLimit } from '@shared-kernel/contracts/system/play-limit-errors';
import type { ApiError } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useLimitTexts } from './limit-texts.ts';
import { usePlayTime } from './use-play-time.ts';

const TEXTS = { 'limit.loss': 'loss', 'limit.time': 'time' } as const;

const isLimit = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

/** Which of the member's own limits refused a stake, and until when; undefined for any other refusal. */
export const usePlayLimit = (): ((error: ApiError | null) => string | undefined) => {
  const t = useLimitTexts();
  const { money, day, time } = useFormat();
  const inTime = usePlayTime();
  return (error) => {
    if (error === null || !isLimit(error.code)) return undefined;
    const met = readPlayLimit(error.value);
    if (met === undefined) return t('unknown');
    const { period, limit, minutes = 0, until } = met;
    return t(TEXTS[error.code], {
      limit: limit === undefined ? inTime(minutes) : money(limit),
      period: t(`in.${period}`),
      day: day(until),
      time: time(until),
    });
  };
};
