import { describe, FieldFrame, type FieldWords } from '@shared-kernel/ui/field-frame';
import { type ComponentProps, useId } from 'react';
import type { FieldHandle } from '../form-core.ts';
import { useField } from '../use-field.ts';
import styles from './fields.module.css';

interface TextAreaFieldProps
  extends Pick<FieldWords, 'label' | 'hint' | 'isLabelHidden'>,
    Pick<ComponentProps<'textarea'>, 'placeholder' | 'rows' | 'autoComplete' | 'enterKeyHint'> {
  readonly field: FieldHandle<string>;
}

const ROWS = 4;

/** Several lines of a form; counts along where its rule has a maximum, which also stops the typing. */
export const TextAreaField = ({
  field,
  label,
  hint,
  isLabelHidden = false,
  rows = ROWS,
  ...area
}: TextAreaFieldProps) => {
  const { change, error, isRequired, isMarked, ...control } = useField(field);
  const { maxLength } = field.core.ruleOf(field.name);
  const id = useId();
  const noteId = `${id}-note`;
  // Not read out at every letter: whoever asks for the field's description hears it.
  const count = maxLength !== undefined && <span aria-live="off">{`${control.value.length}/${maxLength}`}</span>;
  const words = { label, error, hint: hint ?? count, isMarked, isLabelHidden };
  const { isWrong, ...tied } = describe(noteId, words);
  return (
    <FieldFrame {...words} inputId={id} noteId={noteId}>
      <textarea
        {...area}
        {...control}
        id={id}
        className={styles.area}
        rows={rows}
        maxLength={maxLength}
        data-wrong={isWrong || undefined}
        aria-required={isRequired || undefined}
        onChange={(event) => change(event.target.value)}
        {...tied}
      />
    </FieldFrame>
  );
};
