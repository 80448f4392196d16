import { Switch, type SwitchProps } from '@shared-kernel/ui/switch';
import type { FieldHandle } from '../form-core.ts';
import { useField } from '../use-field.ts';

interface SwitchFieldProps extends Pick<SwitchProps, 'label' | 'detail' | 'disabled'> {
  readonly field: FieldHandle<boolean>;
}

/** On or off, of a form. It is never wrong: what must be agreed to is a `CheckboxField`. */
export const SwitchField = ({ field, ...props }: SwitchFieldProps) => {
  const { name, ref, value, change, onBlur } = useField(field);
  return (
    <Switch
      {...props}
      ref={ref}
      name={name}
      checked={value}
      onChange={(event) => change(event.target.checked)}
      onBlur={onBlur}
    />
  );
};
