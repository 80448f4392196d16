import { type getWithdrawals, REJECT_REASONS, WITHDRAWAL_STATUSES } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { CopyNumber, defineChoice, type Field, Figure, RecordCard, useNames } from '@shared-kernel/records';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

/** By how far a withdrawal has come. */
export const withdrawalStatusChoice = defineChoice(WITHDRAWAL_STATUSES, () => {
  const { t } = useTranslation('member');
  const options = WITHDRAWAL_STATUSES.map((value) => ({ value, label: t(`withdrawRecord.status.${value}`) }));
  return { label: t('withdrawRecord.status.label'), any: t('withdrawRecord.status.any'), options };
});

type Withdrawal = ValueOf<typeof getWithdrawals>['list'][number];

interface WithdrawalRowProps {
  readonly withdrawal: Withdrawal;
  readonly onOpen: () => void;
}

const whereTo = ({ bankName, account }: Withdrawal): string => `${bankName} ${account}`;

/** One withdrawal: where to, how much, and how far it has come. */
export const WithdrawalRow = ({ withdrawal, onOpen }: WithdrawalRowProps) => {
  const { t } = useTranslation('member');
  const { clock, minute } = useFormat();
  const { amount, fee, orderNo, createdAt, expectedBy } = withdrawal;
  const status = useNames(withdrawalStatusChoice).nameOf(withdrawal.status);
  return (
    <RecordCard
      title={whereTo(withdrawal)}
      note={clock(createdAt)}
      outcome={<Figure amount={amount} />}
      state={withdrawal.status === 'rejected' ? <Tag tone="warn">{status}</Tag> : status}
      fields={[
        { name: t('withdrawRecord.fee'), value: <Figure amount={fee} /> },
        ...(expectedBy === undefined ? [] : [{ name: t('withdrawRecord.expected'), value: minute(expectedBy) }]),
        { name: t('withdrawRecord.orderNo'), value: <CopyNumber number={orderNo} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one withdrawal, with the steps of its way by the time at which each was taken. */
export const useWithdrawalFields = (): ((withdrawal: Withdrawal) => readonly Field[]) => {
  const { t } = useTranslation('member');
  const { second, minute } = useFormat();
  const { nameOf } = useNames(withdrawalStatusChoice);
  const whyOf = (reason: string): string => {
    const known = REJECT_REASONS.find((one) => one === reason) ?? 'other';
    return `${t(`withdrawRecord.reasons.${known}`)} ${t('withdrawRecord.returned')}`;
  };
  return (withdrawal) => [
    { name: t('withdrawRecord.account'), value: whereTo(withdrawal) },
    { name: t('withdrawRecord.amount'), value: <Figure amount={withdrawal.amount} /> },
    { name: t('withdrawRecord.fee'), value: <Figure amount={withdrawal.fee} /> },
    ...withdrawal.steps.map(({ status, at }) => ({ name: nameOf(status), value: second(at) })),
    ...(withdrawal.expectedBy === undefined
      ? []
      : [{ name: t('withdrawRecord.expected'), value: minute(withdrawal.expectedBy) }]),
    ...(withdrawal.reason === undefined ? [] : [{ name: t('withdrawRecord.reason'), value: whyOf(withdrawal.reason) }]),
    { name: t('withdrawRecord.orderNo'), value: <CopyNumber number={withdrawal.orderNo} /> },
  ];
};
