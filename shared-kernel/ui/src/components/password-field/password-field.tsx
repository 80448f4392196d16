import { IconButton } from '@shared-kernel/ui/icon-button';
import { Eye, EyeOff, LockKeyhole } from '@shared-kernel/ui/icons';
import { TextField, type TextFieldProps } from '@shared-kernel/ui/text-field';
import { useState } from 'react';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly showLabel: string;
  readonly hideLabel: string;
  /** A saved password will be used: dots stand for it until something is typed, and there is nothing to look at. */
  readonly isKept?: boolean;
}

const DOTS = '••••••••';

/** A password that can be looked at while it is typed. Hidden again whenever it is shown anew. */
export const PasswordField = ({
  showLabel,
  hideLabel,
  isKept = false,
  icon = LockKeyhole,
  ...field
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      {...(isKept && { placeholder: DOTS })}
      icon={icon}
      type={isShown && !isKept ? 'text' : 'password'}
      trailing={
        isKept ? undefined : (
          <IconButton
            icon={isShown ? EyeOff : Eye}
            size="m"
            label={isShown ? hideLabel : showLabel}
            onClick={() => setIsShown(!isShown)}
          />
        )
      }
    />
  );
};
