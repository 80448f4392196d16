import { PasswordField as Input } from '@shared-kernel/ui/password-field';
import { useFormsTexts } from '../form-texts.ts';
import { useField, useSecret } from '../use-field.ts';
import type { TextFieldProps } from './text-field.tsx';

/** A password of a form: shown and hidden by its eye, and never part of a draft. */
export const PasswordField = ({
  field,
  ...input
}: Omit<TextFieldProps, 'type' | 'trailing' | 'isVerbatim' | 'isSecret' | 'knownFault' | 'onLeave'> & {
  /** A saved password will be used unless one is typed. */
  readonly isKept?: boolean;
}) => {
  const { t } = useFormsTexts();
  const { name, ref, value, change, onBlur, error, isRequired, isMarked } = useField(field);
  useSecret(field);
  return (
    <Input
      {...input}
      ref={ref}
      name={name}
      value={value}
      error={error}
      isRequired={isRequired}
      isMarked={isMarked}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      onChange={(event) => change(event.target.value)}
      onBlur={onBlur}
    />
  );
};
