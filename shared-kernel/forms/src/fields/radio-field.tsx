import { RadioGroup, type RadioGroupProps } from '@shared-kernel/ui/radio-group';
import type { FieldHandle } from '../form-core.ts';
import { useField } from '../use-field.ts';

interface RadioFieldProps extends Pick<RadioGroupProps, 'label' | 'hint' | 'options' | 'look' | 'isLabelHidden'> {
  readonly of: FieldHandle<string>;
}

/** One of a few of a form, all in sight: cards, or tiles with an icon. */
export const RadioField = ({ of, ...group }: RadioFieldProps) => {
  const { change, ...field } = useField(of);
  return <RadioGroup {...group} {...field} onChange={change} />;
};
