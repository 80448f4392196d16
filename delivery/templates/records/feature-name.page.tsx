import { endpointName } from 'endpoint-module';
import { useTranslation } from 'shared-kernel/i18n';
import { defineRules, RecordPage, useFilters, useRecords } from '@shared-kernel/records';
// each choice
import { choiceCode } from '@shared-kernel/records';
// end
import { FeatureNameRow, useFeatureNameFields } from './feature-name-row.tsx';

const rules = defineRules({
  choices: {
    // each choice
    fieldName: choiceCode,
    // end
  },
});

const idOf = ({ rowId }: { readonly rowId: string }) => rowId;
const timeOf = ({ rowTime }: { readonly rowTime: string }) => rowTime;

export const Page = () => {
  const { t } = useTranslation('remoteName');
  const filters = useFilters(rules);
  const rows = useRecords(endpointName, filters.query, idOf);
  const fieldsOf = useFeatureNameFields();
  return (
    <RecordPage
      filters={filters}
      pages={rows}
      totals={[
        // each total
        { name: t('featureName.field.fieldName'), of: (footer) => footer.fieldName },
        // end
      ]}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(row, open) => (
        <FeatureNameRow
          row={row}
          onOpen={open}
          // each team
          parent={filters.parent}
          onDrill={() => filters.drill(row.userName)}
          // end
        />
      )}
      detail={{ title: t('featureName.detail'), fieldsOf }}
      texts={{
        count: (count) => t('featureName.count', { count }),
        loading: t('featureName.loading'),
        empty: t('featureName.empty'),
        failed: t('featureName.failed'),
        failedText: t('featureName.failedText'),
      }}
    />
  );
};
