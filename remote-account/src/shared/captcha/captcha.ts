import { getCaptcha, getCaptchaSum } from '@shared-kernel/contracts/account/session';
import { useApi } from 'shared-kernel/query';

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
