import { Chip } from '@shared-kernel/ui/chip';
import { Icon } from '@shared-kernel/ui/icon';
import { ChevronDown } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import type { Choice } from './filter-rules.ts';
import { PickerSheet } from './picker-sheet.tsx';
import { useRecordTexts } from './record-texts.ts';

interface ChoiceChipProps {
  readonly choice: Choice;
  /** Undefined while nothing is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A chip that opens its choice, or takes it away while it is in force. */
export const ChoiceChip = ({ choice, value, onChange }: ChoiceChipProps) => {
  const { t } = useRecordTexts();
  const [isOpen, setOpen] = useState(false);
  const words = choice.useWords(isOpen || value !== undefined);
  const name = words.options.find((option) => option.value === value)?.label ?? value;
  return (
    <>
      {name === undefined ? (
        <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.any}
          <Icon of={ChevronDown} size="s" />
        </Chip>
      ) : (
        <Chip isClearing aria-label={t('clear', { name })} onClick={() => onChange('')}>
          {name}
        </Chip>
      )}
      <PickerSheet
        {...words}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          onChange(picked);
          setOpen(false);
        }}
      />
    </>
  );
};
