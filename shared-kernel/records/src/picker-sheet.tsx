import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { FailedLine } from '@shared-kernel/ui/loaded';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ChoiceWords } from './filter-rules.ts';

interface PickerSheetProps extends ChoiceWords {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (value: string) => void;
}

/** One choice among a few, while none is in force; a press chooses and closes. */
export const PickerSheet = ({ isOpen, label, any, options, source, failed, onClose, onPick }: PickerSheetProps) => {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={label}>
      {source?.isPending === true && <Skeleton height={84} />}
      {source?.isError === true && <FailedLine text={failed ?? ''} query={source} />}
      <ChipRow label={label} isWrapping>
        <Chip isOn onClick={onClose}>
          {any}
        </Chip>
        {options.map((option) => (
          <Chip key={option.value} isOn={false} onClick={() => onPick(option.value)}>
            {option.label}
          </Chip>
        ))}
      </ChipRow>
    </Sheet>
  );
};
