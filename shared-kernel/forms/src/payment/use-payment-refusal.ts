import { int, object, safeParse } from '@shared-kernel/contracts/schema';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import type { ApiError } from 'shared-kernel/api';
import { type TextKey, useTranslation } from 'shared-kernel/i18n';
import { usePaymentTexts } from './payment-texts.ts';

const WRONG = object({ triesLeft: int() });

/** What a wrong payment password is answered with: how many tries are left before it is locked, where the platform says so. */
const useWrongPayment = (): ((error: ApiError) => string) => {
  const t = usePaymentTexts();
  return ({ value }) => {
    const wrong = safeParse(WRONG, value);
    return wrong.success ? t('refused.wrongLeft', { count: wrong.data.triesLeft }) : t('refused.wrong');
  };
};

const PAYMENT_FAILURES = {
  'payment.locked': 'refused.locked',
  'payment.none': 'refused.none',
} as const satisfies Failures<'payment', never>;

/** What a refusal of a call that asks for the payment password means: `own` has the call's, by their codes, in the words of `texts`. Undefined where only that nothing has changed is known. */
export const usePaymentRefusal = <const Name extends string>(
  error: ApiError | null,
  texts: Name,
  own: Readonly<Record<string, TextKey<Name>>>,
): string | undefined => {
  const payment = usePaymentTexts();
  const { t } = useTranslation(texts);
  const wrongPayment = useWrongPayment();
  if (error?.code === 'payment.wrong') return wrongPayment(error);
  const common = wordsOf<TextKey<'payment'>>(PAYMENT_FAILURES, error);
  if (common !== undefined) return payment(common);
  const words = wordsOf<TextKey<Name>>(own, error);
  return words === undefined ? undefined : t(words);
};
