import { useTranslation } from 'shared-kernel/i18n';
import { RotateCw } from 'shared-kernel/icons';
import { Button } from 'shared-kernel/ui/button';
import { Chip, ChipRow } from 'shared-kernel/ui/chip';
import { Note } from 'shared-kernel/ui/note';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface PickerSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly options: readonly Option[];
  /** Where the options come from, when they have to be fetched. */
  readonly source?: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly failedText?: string;
  readonly onClose: () => void;
  readonly onPick: (value: string) => void;
}

/** One choice among a few; a press chooses and closes. */
export const PickerSheet = ({ isOpen, title, options, source, failedText, onClose, onPick }: PickerSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      {source?.isPending === true && <Skeleton height={84} />}
      {source?.isError === true && (
        <Note tone="bad">
          {failedText}{' '}
          <Button size="s" icon={RotateCw} isBusy={source.isFetching} onClick={() => void source.refetch()}>
            {t('retry')}
          </Button>
        </Note>
      )}
      <ChipRow label={title} isWrapping>
        {options.map(({ value, label }) => (
          <Chip key={value} onClick={() => onPick(value)}>
            {label}
          </Chip>
        ))}
      </ChipRow>
    </Sheet>
  );
};
