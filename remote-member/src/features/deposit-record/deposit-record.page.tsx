import { getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import { defineFilters, RecordPage, useFilters, useRecords } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';
import { DepositRow, depositStatusChoice, useDepositFields } from './deposit-row.tsx';

const depositFilters = defineFilters({ choices: { status: depositStatusChoice } });

const idOf = ({ orderNo }: { readonly orderNo: string }) => orderNo;
const timeOf = ({ createdAt }: { readonly createdAt: string }) => createdAt;

/** The member's deposits of some days, whatever became of them. */
export const Page = () => {
  const { t } = useTranslation('member');
  const filters = useFilters(depositFilters);
  const deposits = useRecords(getDepositRecords, filters.query, idOf);
  const fieldsOf = useDepositFields();
  return (
    <RecordPage
      filters={filters}
      pages={deposits}
      totals={[
        { name: t('depositRecord.asked'), of: (footer) => footer.amount },
        { name: t('depositRecord.credited'), of: (footer) => footer.credited },
      ]}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(deposit, open) => <DepositRow deposit={deposit} onOpen={open} />}
      detail={{ title: t('depositRecord.detail'), fieldsOf }}
      texts={{
        count: (count) => t('depositRecord.count', { count }),
        loading: t('depositRecord.loading'),
        empty: t('depositRecord.empty'),
        failed: t('depositRecord.failed'),
        failedText: t('depositRecord.failedText'),
      }}
    />
  );
};
