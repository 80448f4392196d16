import type { getTransactions } from '@shared-kernel/contracts/member/transactions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { CopyNumber, type Field, Figure, Outcome, RecordCard } from '@shared-kernel/records';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

type Transaction = ValueOf<typeof getTransactions>['list'][number];

interface TransactionRowProps {
  readonly transaction: Transaction;
  readonly onOpen: () => void;
  /** Of a team: whose balance it was. */
  readonly whose?: Field;
}

const nameOf = ({ typeName, type }: Transaction): string => typeName || type;

/** One movement: what it was, what it brought or took, and what was there after it. */
export const TransactionRow = ({ transaction, onOpen, whose }: TransactionRowProps) => {
  const { t } = useTranslation('member');
  const { clock } = useFormat();
  const { createdAt, amount, balanceAfter, reference, transactionNo } = transaction;
  return (
    <RecordCard
      title={nameOf(transaction)}
      note={clock(createdAt)}
      outcome={<Outcome amount={amount} />}
      fields={[
        ...(whose === undefined ? [] : [whose]),
        ...(balanceAfter === undefined
          ? []
          : [{ name: t('account.balanceAfter'), value: <Figure amount={balanceAfter} /> }]),
        reference === ''
          ? { name: t('account.number'), value: <CopyNumber number={transactionNo} /> }
          : { name: t('account.reference'), value: <CopyNumber number={reference} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one movement. */
export const useTransactionFields = (): ((transaction: Transaction) => readonly Field[]) => {
  const { t } = useTranslation('member');
  const { second } = useFormat();
  return (transaction) => {
    const { createdAt, amount, balanceAfter, reference, transactionNo } = transaction;
    return [
      { name: t('account.type'), value: nameOf(transaction) },
      { name: t('account.at'), value: second(createdAt) },
      { name: t('account.amount'), value: <Outcome amount={amount} size={2} /> },
      ...(balanceAfter === undefined
        ? []
        : [{ name: t('account.balanceAfter'), value: <Figure amount={balanceAfter} /> }]),
      ...(reference === '' ? [] : [{ name: t('account.reference'), value: <CopyNumber number={reference} /> }]),
      { name: t('account.number'), value: <CopyNumber number={transactionNo} /> },
    ];
  };
};
