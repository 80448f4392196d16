import { CodeField, type FieldHandle, PhoneField } from '@shared-kernel/forms';
import { ShieldCheck } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { useCountries } from './phone-fields.ts';

interface NumberAndCodeProps {
  readonly number: FieldHandle<string>;
  readonly dialling: FieldHandle<string>;
  readonly code: FieldHandle<string>;
  readonly send: () => Promise<{ readonly expiredMinutes?: number | undefined }>;
  readonly loadingMs?: number;
  readonly opensWhenSent?: boolean;
}

/** A mobile number with its dialling code, and the code that is sent to it. */
export const NumberAndCode = ({ number, dialling, code, ...sending }: NumberAndCodeProps) => {
  const { t } = useTranslation('account');
  const countries = useCountries();
  return (
    <>
      <PhoneField field={number} dialling={dialling} countries={countries} label={t('phone.number')} />
      <CodeField {...sending} field={code} to={number} icon={ShieldCheck} label={t('phone.code')} />
    </>
  );
};
