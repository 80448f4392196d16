import { TextField as Input, type TextFieldProps as InputProps } from '@shared-kernel/ui/text-field';
import type { FieldHandle } from '../form-core.ts';
import { useField, useSecret } from '../use-field.ts';

type Bound = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'required';

export interface TextFieldProps extends Omit<InputProps, Bound> {
  readonly field: FieldHandle<string>;
  /** A name or a code: the keyboard leaves it as it is typed. */
  readonly isVerbatim?: boolean;
  /** Never part of a draft. */
  readonly isSecret?: boolean;
  /** What is known to be wrong with the value beside the form's own rules; said where those find nothing. */
  readonly knownFault?: string | undefined;
  /** What is kept of what is typed. */
  readonly clean?: (typed: string) => string;
  /** The focus has gone elsewhere, with this value left behind. */
  readonly onLeave?: (value: string) => void;
}

const VERBATIM = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** One line of text of a form. */
export const TextField = ({
  field,
  isVerbatim = false,
  isSecret = false,
  knownFault,
  clean,
  onLeave,
  ...input
}: TextFieldProps) => {
  const { name, ref, value, change, onBlur, error, isRequired, isMarked } = useField(field);
  useSecret(field, isSecret);
  return (
    <Input
      {...(isVerbatim && VERBATIM)}
      {...input}
      ref={ref}
      name={name}
      value={value}
      error={error ?? knownFault}
      isRequired={isRequired}
      isMarked={isMarked}
      onChange={(event) => change(clean?.(event.target.value) ?? event.target.value)}
      onBlur={() => {
        onBlur();
        onLeave?.(value);
      }}
    />
  );
};
