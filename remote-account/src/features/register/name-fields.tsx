import { type AppForm, PasswordField, TextField } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { LockKeyhole, UserRound } from 'shared-kernel/icons';
import { isShown, type RegisterRules, type RegisterValues } from './register-fields.ts';

interface FieldsProps {
  readonly form: AppForm<RegisterValues>;
  readonly rules: RegisterRules;
}

/** The name, the password twice, and the one for payments. */
export const NameFields = ({ form: { fields }, rules }: FieldsProps) => {
  const { t } = useTranslation('account');
  return (
    <>
      {isShown(rules.username) && (
        <TextField
          of={fields.username}
          label={t('register.username')}
          icon={UserRound}
          autoComplete="username"
          isVerbatim
          enterKeyHint="next"
        />
      )}
      {isShown(rules.password) && (
        <PasswordField
          of={fields.password}
          label={t('register.password')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          enterKeyHint="next"
        />
      )}
      {isShown(rules.confirmPassword) && (
        <PasswordField
          of={fields.confirmPassword}
          label={t('register.confirm')}
          autoComplete="new-password"
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
