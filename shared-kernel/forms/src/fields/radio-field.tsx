import { RadioGroup, type RadioGroupProps } from '@shared-kernel/ui/radio-group';
import type { FieldHandle } from '../form-core.ts';
import { useField } from '../use-field.ts';

interface RadioFieldProps extends Pick<RadioGroupProps, 'label' | 'hint' | 'options' | 'variant' | 'isLabelHidden'> {
  readonly field: FieldHandle<string>;
}

/** One of a few of a form, all in sight: cards, or tiles with an icon. */
export const RadioField = ({ field, ...group }: RadioFieldProps) => {
  const { change, ...control } = useField(field);
  return <RadioGroup {...group} {...control} onChange={change} />;
};
