import type { FailureCodeOf } from 'shared-kernel/api';
import type { depositByTransfer } from 'shared-kernel/contracts/deposits';
import { type Failures, useAppForm } from 'shared-kernel/form';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import { useOpenDeposit } from './api/open-deposit.ts';
import type { Choice } from './choices.ts';

const FAILURES = {
  'amount.limit': { field: 'amount', text: 'deposit.limit' },
  'request.duplicate': 'deposit.another',
  'not.found': 'deposit.closed',
  'rate.limited': 'deposit.tooMany',
  'promo.active': 'deposit.promotion.refused.active',
  'promo.used': 'deposit.promotion.refused.used',
  'promo.amount': { field: 'amount', text: 'deposit.promotion.refused.amount' },
} as const satisfies Failures<'member', 'amount', FailureCodeOf<typeof depositByTransfer>>;

/** An amount within the channel's limits; the order that it makes is opened. */
export const useDepositForm = ({ method, channel }: Choice, onOpened: (orderNo: string) => void) => {
  const { mutateAsync } = useOpenDeposit(method);
  const language = useLanguage();
  return useAppForm({
    texts: 'member',
    defaultValues: { amount: null as number | null },
    fields: {
      amount: {
        says: 'deposit.field.amount',
        required: true,
        min: parseAmount(channel.minAmount),
        max: parseAmount(channel.maxAmount),
      },
    },
    submit: ({ amount }) =>
      mutateAsync({ channel: channel.channel, amount: toDecimalAmount(amount ?? 0), language }).then(({ orderNo }) =>
        onOpened(orderNo),
      ),
    failures: FAILURES,
    draft: 'deposit',
  });
};
