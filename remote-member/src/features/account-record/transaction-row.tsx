import { getTransactionCodes, type getTransactions } from '@shared-kernel/contracts/member/transactions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type Choice, CopyNumber, type Field, Figure, Outcome, RecordCard, type Total } from '@shared-kernel/records';
import { MoneyFit } from '@shared-kernel/ui/money';
import { useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import type { RecordRow, Transaction } from './join-rounds.ts';

const CODES_STALE_MS = 10 * 60_000;

/** By what moved the money: the platform knows the kinds and names them. */
export const transactionTypeChoice: Choice = {
  values: 'any',
  useWords: (isNeeded) => {
    const { t } = useTranslation('member');
    const language = useLanguage();
    const source = useApi(getTransactionCodes, { language }, { enabled: isNeeded, staleTime: CODES_STALE_MS });
    const options = (source.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name || code }));
    return { label: t('account.type'), any: t('account.anyType'), options, source, failed: t('account.typesFailed') };
  },
};

interface TransactionRowProps {
  readonly transaction: RecordRow;
  readonly onOpen: () => void;
  /** Of a team: whose balance it was. */
  readonly whose?: Field;
}

const nameOf = ({ typeName, type }: Transaction): string => typeName || type;

/** `Stake ₱5.00 · Payout ₱4.00` */
const roundWords = (round: readonly Transaction[], money: (amount: string) => string): string =>
  round.map((each) => `${nameOf(each)} ${money(each.amount.replace('-', ''))}`).join(' · ');

/** What happened: the game where one was played, with its picture; else the kind of movement. */
const headOf = (transaction: RecordRow, at: string, money: (amount: string) => string) => {
  const { gameName, iconUrl, round } = transaction;
  const what = round === undefined ? nameOf(transaction) : roundWords(round, money);
  if (gameName === undefined) return { title: what, note: at };
  return {
    title: gameName,
    note: `${what} · ${at}`,
    ...(iconUrl !== undefined && { picture: iconUrl }),
  };
};

/** What came or went: of a bonus, which is not the member's yet, without the colour of what is won. */
const Moved = ({
  transaction: { amount, isBonus },
  size = 3,
}: {
  readonly transaction: RecordRow;
  readonly size?: 2 | 3;
}) => (isBonus ? <MoneyFit amount={amount} size={size} tone="dim" /> : <Outcome amount={amount} size={size} />);

/** One movement, or a round of one game: what it was, what it brought or took, and what was there after it. */
export const TransactionRow = ({ transaction, onOpen, whose }: TransactionRowProps) => {
  const { t } = useTranslation('member');
  const { clock, money } = useFormat();
  const { createdAt, balanceAfter, reference, transactionNo, isBonus } = transaction;
  return (
    <RecordCard
      {...headOf(transaction, clock(createdAt), money)}
      outcome={<Moved transaction={transaction} />}
      {...(isBonus && { state: t('account.bonus') })}
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
export const useTransactionFields = (): ((transaction: RecordRow) => readonly Field[]) => {
  const { t } = useTranslation('member');
  const { second } = useFormat();
  return (transaction) => {
    const { createdAt, balanceAfter, reference, transactionNo, gameName, round, isBonus } = transaction;
    return [
      ...(round === undefined
        ? [{ name: t('account.type'), value: nameOf(transaction) }]
        : round.map((each) => ({ name: nameOf(each), value: <Outcome amount={each.amount} size={2} /> }))),
      ...(gameName === undefined ? [] : [{ name: t('account.game'), value: gameName }]),
      { name: t('account.at'), value: second(createdAt) },
      {
        name: t(round === undefined ? 'account.amount' : 'account.net'),
        value: <Moved transaction={transaction} size={2} />,
      },
      ...(isBonus ? [{ name: t('account.counts'), value: t('account.countsNot') }] : []),
      ...(balanceAfter === undefined
        ? []
        : [{ name: t('account.balanceAfter'), value: <Figure amount={balanceAfter} /> }]),
      ...(reference === '' ? [] : [{ name: t('account.reference'), value: <CopyNumber number={reference} /> }]),
      { name: t('account.number'), value: <CopyNumber number={transactionNo} /> },
    ];
  };
};

type Footer = NonNullable<ValueOf<typeof getTransactions>['footer']>;

/** What came, what went, and what is left of it: of a member or of a team. */
export const useTransactionTotals = (): readonly Total<Footer>[] => {
  const { t } = useTranslation('member');
  return [
    { name: t('account.in'), of: (footer) => footer.moneyIn },
    { name: t('account.out'), of: (footer) => footer.moneyOut },
    { name: t('account.net'), of: (footer) => footer.net, kind: 'outcome' },
  ];
};
