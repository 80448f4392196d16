import { type AppForm, PasswordField, useFieldValue } from '@shared-kernel/forms';
import { LockKeyhole } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { NewPasswordPair } from '../../shared/password/new-password-pair.tsx';
import { isShown, type RegisterRules, type RegisterValues } from './register-fields.ts';
import { UsernameField } from './username-field.tsx';

interface FieldsProps {
  readonly form: AppForm<RegisterValues>;
  readonly rules: RegisterRules;
}

/** The name, the password twice, and the one for payments. */
export const NameFields = ({ form, rules }: FieldsProps) => {
  const { t } = useTranslation('account');
  const { fields } = form;
  const username = useFieldValue(fields.username);
  return (
    <>
      {isShown(rules.username) && <UsernameField form={form} />}
      {isShown(rules.password) && (
        <NewPasswordPair
          password={fields.password}
          again={isShown(rules.confirmPassword) ? fields.confirmPassword : undefined}
          labels={{ password: t('register.password'), again: t('register.confirm') }}
          hint={t('register.passwordHint')}
          known={username}
          enterKeyHint="next"
        />
      )}
      {isShown(rules.paymentPassword) && (
        <PasswordField
          of={fields.paymentPassword}
          label={t('register.paymentPassword')}
          icon={LockKeyhole}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
      )}
    </>
  );
};
