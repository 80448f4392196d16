import type { depositByTransfer } from '@shared-kernel/contracts/member/deposits';
import { type Failures, useAppForm } from '@shared-kernel/forms';
import { useState } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import { type Choice, lastChannel, type Promotion, useDepositPromotions, useOpenDeposit } from './api/calls.ts';
import { isChoosable, NO_PROMOTION } from './promotion/promotion-choice.tsx';

const FAILURES = {
  'amount.limit': { field: 'amount', text: 'deposit.limit' },
  'deposit.limit': { field: 'amount', text: 'deposit.ownLimit' },
  'member.excluded': 'deposit.excluded',
  'request.duplicate': 'deposit.another',
  'not.found': 'deposit.closed',
  'promo.active': 'deposit.promotion.refused.active',
  'promo.used': 'deposit.promotion.refused.used',
  'promo.amount': { field: 'amount', text: 'deposit.promotion.refused.amount' },
  'promo.closed': 'deposit.promotion.refused.closed',
} as const satisfies Failures<'member', 'amount', FailureCodeOf<typeof depositByTransfer>>;

/** Refusals by what the member has set in the security centre. */
const OWN_WORDS: ReadonlySet<string> = new Set(['deposit.limit', 'member.excluded']);

/** What the form asks for is taken only while it is offered: a draft may remember more. */
const taken = (promotion: string, promotions: readonly Promotion[]) =>
  promotions.some((offered) => offered.code === promotion && isChoosable(offered)) ? { promotion } : {};

/** What a deposit is of until the member says otherwise: ₱1,000, or what stands in the middle of the channel's own amounts. */
const USUAL = 100_000;
const startOf = ({ quickAmounts }: Choice['channel']): number | null => {
  const quick = quickAmounts.map(parseAmount);
  return quick.includes(USUAL) ? USUAL : (quick[Math.floor((quick.length - 1) / 2)] ?? null);
};

/** An amount within the channel's limits, with a promotion or without; the order that it makes is opened. */
export const useDepositForm = ({ method, channel }: Choice, onOpened: (orderNo: string) => void) => {
  const { mutateAsync, error } = useOpenDeposit(method);
  const language = useLanguage();
  const offered = useDepositPromotions().data?.promotions ?? [];
  const [start] = useState(() => startOf(channel));
  const form = useAppForm({
    texts: 'member',
    defaultValues: { amount: start, promotion: NO_PROMOTION },
    fields: {
      amount: {
        says: 'deposit.field.amount',
        required: true,
        min: parseAmount(channel.minAmount),
        max: parseAmount(channel.maxAmount),
      },
    },
    submit: ({ amount, promotion }) =>
      mutateAsync({
        channel: channel.channel,
        amount: toDecimalAmount(amount ?? 0),
        language,
        ...taken(promotion, offered),
      }).then(({ orderNo }) => {
        lastChannel.write(channel.channel);
        onOpened(orderNo);
      }),
    failures: FAILURES,
    draft: 'deposit',
  });
  return { form, start, isOwnWord: error !== null && OWN_WORDS.has(error.code) };
};
