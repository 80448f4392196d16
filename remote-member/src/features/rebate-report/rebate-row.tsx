import { type getRebateRecords, REBATE_STATUSES } from '@shared-kernel/contracts/member/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  categoryChoice,
  defineChoice,
  type Field,
  Figure,
  Outcome,
  RecordCard,
  useNames,
} from '@shared-kernel/records';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';

/** By who gave a rebate: the request's `status`. */
export const rebateStatusChoice = defineChoice(REBATE_STATUSES, () => {
  const { t } = useTranslation('member');
  const options = REBATE_STATUSES.map((value) => ({ value, label: t(`rebateReport.statusOf.${value}`) }));
  return { label: t('rebateReport.status'), any: t('rebateReport.anyStatus'), options };
});

type Rebate = ValueOf<typeof getRebateRecords>['list'][number];

interface RebateRowProps {
  readonly rebate: Rebate;
  readonly onOpen: () => void;
}

/** A day's rebate of one category: what it came to, of what, and who gave it. */
export const RebateRow = ({ rebate, onOpen }: RebateRowProps) => {
  const { t } = useTranslation('member');
  const { clock, shortDay } = useFormat();
  const { nameOf } = useNames(categoryChoice);
  const status = useNames(rebateStatusChoice).nameOf(rebate.status);
  return (
    <RecordCard
      title={nameOf(rebate.gameType)}
      {...(rebate.status === 'credited' ? { note: status } : { note: clock(rebate.creditedAt), state: status })}
      outcome={<Outcome amount={rebate.amount} />}
      fields={[
        { name: t('rebateReport.betsOf'), value: shortDay(rebate.day) },
        { name: t('rebateReport.validBet'), value: <Figure amount={rebate.validBet} /> },
        { name: t('rebateReport.rate'), value: t('rebateReport.percent', { rate: rebate.rate }) },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one rebate. */
export const useRebateFields = (): ((rebate: Rebate) => readonly Field[]) => {
  const { t } = useTranslation('member');
  const { day, second } = useFormat();
  const [category, status] = [useNames(categoryChoice), useNames(rebateStatusChoice)];
  return (rebate) => [
    { name: category.label, value: category.nameOf(rebate.gameType) },
    { name: t('rebateReport.betsOf'), value: day(rebate.day) },
    { name: t('rebateReport.validBet'), value: <Figure amount={rebate.validBet} /> },
    { name: t('rebateReport.rate'), value: t('rebateReport.percent', { rate: rebate.rate }) },
    { name: t('rebateReport.amount'), value: <Outcome amount={rebate.amount} size={2} /> },
    { name: status.label, value: status.nameOf(rebate.status) },
    { name: t('rebateReport.creditedAt'), value: second(rebate.creditedAt) },
  ];
};
