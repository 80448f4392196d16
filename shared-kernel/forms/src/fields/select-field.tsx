import { Select, type SelectProps } from '@shared-kernel/ui/select';
import type { FieldHandle } from '../form-core.ts';
import { useField } from '../use-field.ts';

interface SelectFieldProps
  extends Pick<SelectProps, 'label' | 'hint' | 'options' | 'placeholder' | 'icon' | 'disabled'> {
  readonly field: FieldHandle<string>;
}

/** A choice among many of a form; the empty text is no choice yet. */
export const SelectField = ({ field, ...select }: SelectFieldProps) => {
  const { change, isRequired, isMarked, ...control } = useField(field);
  return (
    <Select
      {...select}
      {...control}
      isRequired={isRequired}
      isMarked={isMarked}
      onChange={(event) => change(event.target.value)}
    />
  );
};
