import { Checkbox } from '@shared-kernel/ui/checkbox';
import type { ReactNode } from 'react';
import type { FieldHandle } from '../form-core.ts';
import { useField } from '../use-field.ts';

interface CheckboxFieldProps {
  readonly field: FieldHandle<boolean>;
  readonly label: ReactNode;
}

/** A tick of a form: agreeing, remembering. */
export const CheckboxField = ({ field, label }: CheckboxFieldProps) => {
  const { name, ref, value, change, onBlur, error } = useField(field);
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={label}
      checked={value}
      error={error}
      onChange={(event) => change(event.target.checked)}
      onBlur={onBlur}
    />
  );
};
