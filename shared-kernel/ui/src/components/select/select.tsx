import { describe, FieldBox, FieldFrame, type FieldWords } from '@shared-kernel/ui/field-frame';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { ChevronDown } from '@shared-kernel/ui/icons';
import { type ComponentProps, useId } from 'react';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'children' | 'className'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen (the value is empty). */
  readonly placeholder?: string;
  readonly icon?: IconDrawing;
}

/** A choice among many, in the list of the phone itself: no list drawn here is as good under a thumb or a screen reader. */
export const Select = ({
  label,
  error,
  hint,
  isLabelHidden = false,
  isRequired = false,
  isMarked = false,
  options,
  placeholder,
  icon,
  id,
  ...select
}: SelectProps) => {
  const ownId = useId();
  const selectId = id ?? ownId;
  const noteId = `${selectId}-note`;
  const { isWrong, ...tied } = describe(noteId, { error, hint });
  // A choice that is no longer offered (a draft's, a closed account's): the browser would show the first one as chosen.
  const isUnknown = Boolean(select.value) && !options.some(({ value }) => value === select.value);
  return (
    <FieldFrame {...{ label, error, hint, isLabelHidden, isMarked }} inputId={selectId} noteId={noteId}>
      <FieldBox icon={icon} isWrong={isWrong} isDisabled={select.disabled}>
        <select
          {...select}
          id={selectId}
          className={styles.select}
          data-empty={select.value === '' || undefined}
          aria-required={isRequired || undefined}
          {...tied}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {isUnknown && (
            <option value={select.value} disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label: text, isDisabled = false }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
      </FieldBox>
    </FieldFrame>
  );
};
