import { Select, type SelectProps } from '@shared-kernel/ui/select';
import type { FieldHandle } from '../form-core.ts';
import { useField } from '../use-field.ts';

interface SelectFieldProps
  extends Pick<SelectProps, 'label' | 'hint' | 'options' | 'placeholder' | 'icon' | 'disabled'> {
  readonly of: FieldHandle<string>;
}

/** A choice among many of a form; the empty text is no choice yet. */
export const SelectField = ({ of, ...select }: SelectFieldProps) => {
  const { change, isRequired, isMarked, ...field } = useField(of);
  return (
    <Select
      {...select}
      {...field}
      isRequired={isRequired}
      isMarked={isMarked}
      onChange={(event) => change(event.target.value)}
    />
  );
};
