import { DEPOSIT_METHODS, DEPOSIT_STATUSES, type getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { CopyNumber, defineChoice, type Field, Figure, RecordCard, useNames } from '@shared-kernel/records';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

/** By what became of a deposit: the request's `status`. */
export const depositStatusChoice = defineChoice(DEPOSIT_STATUSES, () => {
  const { t } = useTranslation('member');
  const options = DEPOSIT_STATUSES.map((value) => ({ value, label: t(`depositRecord.statusOf.${value}`) }));
  return { label: t('depositRecord.status'), any: t('depositRecord.anyStatus'), options };
});

type Deposit = ValueOf<typeof getDepositRecords>['list'][number];
type Status = (typeof DEPOSIT_STATUSES)[number];

const TONES: Readonly<Record<Status, 'info' | 'ok' | 'bad' | 'plain'>> = {
  waiting: 'info',
  checking: 'info',
  credited: 'ok',
  failed: 'bad',
  expired: 'plain',
  cancelled: 'plain',
};

const toneOf = (status: string) => Object.entries(TONES).find(([known]) => known === status)?.[1] ?? 'plain';

const useMethodName = (): ((deposit: Deposit) => string) => {
  const { t } = useTranslation('member');
  return ({ method }) => {
    const known = DEPOSIT_METHODS.find((one) => one === method);
    return known === undefined ? method : t(`depositRecord.methodOf.${known}`);
  };
};

interface DepositRowProps {
  readonly deposit: Deposit;
  readonly onOpen: () => void;
}

/** One deposit: how it was paid, how much, and what became of it. */
export const DepositRow = ({ deposit, onOpen }: DepositRowProps) => {
  const { t } = useTranslation('member');
  const { clock } = useFormat();
  const methodOf = useMethodName();
  const status = useNames(depositStatusChoice).nameOf(deposit.status);
  return (
    <RecordCard
      title={deposit.channelName || methodOf(deposit)}
      note={`${clock(deposit.createdAt)} · ${methodOf(deposit)}`}
      outcome={<Tag tone={toneOf(deposit.status)}>{status}</Tag>}
      fields={[
        { name: t('depositRecord.amount'), value: <Figure amount={deposit.amount} /> },
        { name: t('depositRecord.fee'), value: <Figure amount={deposit.fee} /> },
        { name: t('depositRecord.number'), value: <CopyNumber number={deposit.orderNo} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one deposit. */
export const useDepositFields = (): ((deposit: Deposit) => readonly Field[]) => {
  const { t } = useTranslation('member');
  const { second } = useFormat();
  const methodOf = useMethodName();
  const status = useNames(depositStatusChoice);
  return (deposit) => [
    { name: t('depositRecord.method'), value: methodOf(deposit) },
    { name: t('depositRecord.channel'), value: deposit.channelName || deposit.channel },
    { name: status.label, value: status.nameOf(deposit.status) },
    { name: t('depositRecord.amount'), value: <Figure amount={deposit.amount} /> },
    { name: t('depositRecord.fee'), value: <Figure amount={deposit.fee} /> },
    { name: t('depositRecord.bonus'), value: <Figure amount={deposit.bonus} /> },
    { name: t('depositRecord.asked'), value: second(deposit.createdAt) },
    { name: t('depositRecord.number'), value: <CopyNumber number={deposit.orderNo} /> },
  ];
};
