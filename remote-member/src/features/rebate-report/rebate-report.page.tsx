import { getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import { categoryChoice, defineFilters, RecordPage, useFilters, useRecords } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';
import { RebateRow, rebateStatusChoice, useRebateFields } from './rebate-row.tsx';

const rebateFilters = defineFilters({ choices: { gameType: categoryChoice, status: rebateStatusChoice } });

const idOf = ({ day, gameType }: { readonly day: string; readonly gameType: string }) => `${day}/${gameType}`;
const timeOf = ({ creditedAt }: { readonly creditedAt: string }) => creditedAt;

/** What the member was given back in some days. */
export const Page = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(rebateFilters);
  const rebates = useRecords(getRebateRecords, filters.query, idOf);
  const fieldsOf = useRebateFields();
  return (
    <RecordPage
      filters={filters}
      pages={rebates}
      totals={[
        { name: t('rebateReport.validBet'), of: (footer) => footer.validBet },
        { name: t('rebateReport.amount'), of: (footer) => footer.amount, kind: 'outcome' },
      ]}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(rebate, open) => <RebateRow rebate={rebate} onOpen={open} />}
      detail={{ title: t('rebateReport.detail'), fieldsOf }}
      texts={{
        count: (count) => t('rebateReport.count', { count }),
        loading: t('rebateReport.loading'),
        empty: t('rebateReport.empty'),
        failed: t('rebateReport.failed'),
        failedText: t('rebateReport.failedText'),
      }}
    />
  );
};
