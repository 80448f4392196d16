import { getCaptcha, getCaptchaSum } from '@shared-kernel/contracts/account/session';
import { isApiError } from 'shared-kernel/api';
import { useApi } from 'shared-kernel/query';

const CAPTCHA_CODES: readonly string[] = ['captcha.required', 'captcha.wrong'];

/** True if the refusal carries a captcha marker, whatever its value but a plain no (specification: accounts §2, §8). */
export const asksForCaptcha = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const data = typeof error.value === 'object' && error.value !== null ? Object.entries(error.value) : [];
  return CAPTCHA_CODES.includes(error.code) || data.some(([key, value]) => /captcha/i.test(key) && value !== false);
};

/** A captcha is good for one try: never kept, never fetched behind the visitor's back. */
const ONE_TRY = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

const toImage = (picture: string): string => `data:image/png;base64,${picture}`;

/** The picture for one try, as an image address. */
export const useCaptchaImage = (attempt: number) => useApi(getCaptcha, {}, { ...ONE_TRY, attempt, select: toImage });

/** The sum for one try. */
export const useCaptchaSum = (attempt: number) => useApi(getCaptchaSum, {}, { ...ONE_TRY, attempt });
