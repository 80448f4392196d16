import { int, object, safeParse } from '@shared-kernel/contracts/schema';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import type { ApiError } from 'shared-kernel/api';
import { type TextKey, useTranslation } from 'shared-kernel/i18n';

const WRONG = object({ triesLeft: int() });

/** What a wrong payment password is answered with: how many tries are left before it is locked, where the platform says so. */
const useWrongPayment = (): ((error: ApiError) => string) => {
  const { t } = useTranslation('member');
  return ({ value }) => {
    const wrong = safeParse(WRONG, value);
    return wrong.success ? t('payment.refused.wrongLeft', { count: wrong.data.triesLeft }) : t('payment.refused.wrong');
  };
};

const PAYMENT_FAILURES = {
  'payment.locked': 'payment.refused.locked',
  'payment.none': 'payment.refused.none',
} as const satisfies Failures<'member', never>;

/** What a refusal of a call that asks for the payment password means: `own` has the call's, by their codes. Undefined where only that nothing has changed is known. */
export const usePaymentRefusal = (
  error: ApiError | null,
  own: Readonly<Record<string, TextKey<'member'>>>,
): string | undefined => {
  const { t } = useTranslation('member');
  const wrongPayment = useWrongPayment();
  if (error?.code === 'payment.wrong') return wrongPayment(error);
  const words = wordsOf<TextKey<'member'>>({ ...PAYMENT_FAILURES, ...own }, error);
  return words === undefined ? undefined : t(words);
};
