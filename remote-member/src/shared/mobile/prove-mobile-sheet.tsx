import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig, proveMobile, sendMobileCode } from '@shared-kernel/contracts/member/profile';
import { CodeField, Form, SMS_CODE_RULE, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { ShieldCheck } from '@shared-kernel/ui/icons';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';

interface ProveMobileProps {
  /** Masked: where the code goes. */
  readonly mobile: string;
  readonly onClose: () => void;
}

const ProveMobileForm = ({ mobile, onClose }: ProveMobileProps) => {
  const { t } = useTranslation('member');
  const send = useApiMutation(sendMobileCode);
  const prove = useApiMutation(proveMobile, { invalidates: [getSecurityConfig, getPaymentPassword] });
  const form = useAppForm({
    texts: 'member',
    defaultValues: { verificationCode: '' },
    fields: { verificationCode: { ...SMS_CODE_RULE, rule: 'verificationCode', says: 'payment.codeFault' } },
    submit: prove.mutateAsync,
    onSuccess: () => {
      onClose();
      showToast({ text: t('mobile.proved'), tone: 'ok' });
    },
    failures: {
      'verification.wrong': { field: 'verificationCode', text: 'payment.codeWrong' },
      'mobile.taken': 'mobile.taken',
    },
  });
  return (
    <Form form={form} label={t('mobile.prove')}>
      <Note>{t('mobile.why')}</Note>
      <CodeField
        field={form.fields.verificationCode}
        send={() => send.mutateAsync({})}
        icon={ShieldCheck}
        label={t('payment.code')}
        hint={t('payment.codeTo', { mobile })}
      />
      <SubmitButton form={form}>{t('mobile.prove')}</SubmitButton>
    </Form>
  );
};

/** Proves by an SMS code that the number given at registration is the member's own. */
export const ProveMobileSheet = ({ isOpen, ...form }: ProveMobileProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('mobile.prove')}>
      <ProveMobileForm {...form} />
    </Sheet>
  );
};
