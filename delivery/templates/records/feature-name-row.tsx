import type { endpointName } from 'endpoint-module';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { CopyNumber, type Field, RecordCard } from '@shared-kernel/records';
// each withFigures
import { Figure } from '@shared-kernel/records';
// end
// each team
import { DrillLink } from '@shared-kernel/records';
// end

type Row = ValueOf<typeof endpointName>['list'][number];

interface FeatureNameRowProps {
  readonly row: Row;
  readonly onOpen: () => void;
  // each team
  /** The member whose part of the team is shown. */
  readonly parent: string | undefined;
  readonly onDrill: () => void;
  // end
}

/** One entry of the list: its name, its time and its figures. */
export const FeatureNameRow = ({
  row,
  onOpen,
  // each team
  parent,
  onDrill,
  // end
}: FeatureNameRowProps) => {
  const { t } = useTranslation('remoteName');
  const { time } = useFormat();
  return (
    <RecordCard
      title={row.rowTitle}
      note={time(row.rowTime)}
      outcome={rowOutcome}
      fields={[
        // each team
        {
          name: t('featureName.field.userName'),
          value: <DrillLink userName={row.userName} isHere={row.userName === parent} onDrill={onDrill} />,
        },
        // end
        // each figure
        { name: t('featureName.field.fieldName'), value: <Figure amount={row.fieldName} /> },
        // end
        { name: t('featureName.field.rowId'), value: <CopyNumber number={row.rowId} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one entry. */
export const useFeatureNameFields = (): ((row: Row) => readonly Field[]) => {
  const { t } = useTranslation('remoteName');
  const { second } = useFormat();
  return (row) => [
    { name: t('featureName.field.rowId'), value: <CopyNumber number={row.rowId} /> },
    { name: t('featureName.field.rowTime'), value: second(row.rowTime) },
    // each field
    { name: t('featureName.field.fieldName'), value: shownValue },
    // end
  ];
};
