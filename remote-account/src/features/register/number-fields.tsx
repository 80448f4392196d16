import { type AppForm, CodeField, PhoneField } from '@shared-kernel/forms';
import { ShieldCheck } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { useCountries } from '../../shared/phone/phone-fields.ts';
import { isShown, NUMBER_OF, type RegisterRules, type RegisterValues } from './register-fields.ts';
import type { RegistrationMethod } from './use-registration-method.ts';

/** Accounts §9: the message that a code was sent. */
const SENT_MS = 1000;

interface NumberFieldsProps {
  readonly form: AppForm<RegisterValues>;
  readonly rules: RegisterRules;
  readonly method: RegistrationMethod;
  readonly send: () => Promise<{ readonly expiredMinutes?: number | undefined }>;
}

/** The mobile number of the method, with its dialling code, and the SMS code where the number is verified. */
export const NumberFields = ({ form, rules, method, send }: NumberFieldsProps) => {
  const { t } = useTranslation('account');
  const countries = useCountries();
  const number = NUMBER_OF[method];
  if (!isShown(rules[number])) return null;
  return (
    <>
      <PhoneField
        key={number}
        field={form.fields[number]}
        dialling={form.fields.countryDialingCode}
        countries={countries}
        label={t('register.mobile')}
      />
      {isShown(rules.verificationCode) && (
        <CodeField
          field={form.fields.verificationCode}
          to={form.fields[number]}
          send={send}
          sentMs={SENT_MS}
          label={t('register.code')}
          icon={ShieldCheck}
        />
      )}
    </>
  );
};
