import { TextField, type TextFieldProps } from './text-field.tsx';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max' | 'isVerbatim' | 'placeholder'>;

/** A day (`YYYY-MM-DD`), in the phone's own calendar, between its rule's `earliest` and `latest`. */
export const DateField = (props: DateFieldProps) => {
  const { name, core } = props.field;
  const { earliest, latest } = core.ruleOf(name);
  return <TextField {...props} type="date" min={earliest} max={latest} />;
};
