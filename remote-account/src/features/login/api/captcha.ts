import { callApi } from 'shared-kernel/api';
import { getCaptcha, getCaptchaSum } from 'shared-kernel/contracts/session';
import { queryOptions } from 'shared-kernel/query';

/** A captcha is good for one try: never kept, never fetched behind the visitor's back. */
const ONE_TRY = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** The picture for one try, as an image address. */
export const captchaImageQuery = (attempt: number) =>
  queryOptions({
    queryKey: [getCaptcha.path, attempt],
    queryFn: async ({ signal }) => `data:image/png;base64,${await callApi(getCaptcha, {}, { signal })}`,
    ...ONE_TRY,
  });

/** The sum for one try. */
export const captchaSumQuery = (attempt: number) =>
  queryOptions({
    queryKey: [getCaptchaSum.path, attempt],
    queryFn: ({ signal }) => callApi(getCaptchaSum, {}, { signal }),
    ...ONE_TRY,
  });
