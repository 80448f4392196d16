import { endpointName } from 'endpoint-module';
// each format
import { useFormat } from 'shared-kernel/format';
// end
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { Column } from '@shared-kernel/ui/column';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
// each money
import { Money } from '@shared-kernel/ui/money';
// end
import { Skeleton } from '@shared-kernel/ui/skeleton';

/** The height of all rows: the skeleton takes as much, so that nothing moves when they load. */
const ROWS_PX = 64 * rowCount;

export const Page = () => {
  const { t } = useTranslation('remoteName');
  const answer = useApi(endpointName, {});
  // each format
  const { formatName } = useFormat();
  // end
  return (
    <Column>
      <Loaded
        query={answer}
        fallback={<Skeleton height={ROWS_PX} />}
        variant="page"
        errorFallback={{ title: t('featureName.failed') }}
      >
        {(value) => (
          <RowList label={t('featureName.title')}>
            {/* each field */}
            <ListRow title={t('featureName.field.fieldName')} sub={shownValue} />
            {/* end */}
          </RowList>
        )}
      </Loaded>
    </Column>
  );
};
