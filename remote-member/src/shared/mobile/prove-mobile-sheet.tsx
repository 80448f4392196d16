import { paths } from '@shared-kernel/contracts/system/paths';
import { CodeField, Form, SMS_CODE_RULE, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { ShieldCheck } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Sheet } from '@shared-kernel/ui/sheet';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useProveMobile, useSendMobileCode } from './mobile-calls.ts';

interface ProveMobileProps {
  /** Masked: where the code goes. */
  readonly mobile: string;
  readonly onClose: () => void;
}

const ProveMobileForm = ({ mobile, onClose }: ProveMobileProps) => {
  const { t } = useTranslation('member');
  const sendCode = useSendMobileCode();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { verificationCode: '' },
    fields: { verificationCode: { ...SMS_CODE_RULE, rule: 'verificationCode', says: 'payment.codeFault' } },
    submit: useProveMobile(),
    onSuccess: () => {
      onClose();
      showToast({ text: t('mobile.done'), tone: 'ok' });
    },
    failures: {
      'verification.wrong': { field: 'verificationCode', text: 'payment.codeWrong' },
      'mobile.taken': 'mobile.taken',
    },
  });
  return (
    <Form form={form} label={t('mobile.title')}>
      <CodeField
        field={form.fields.verificationCode}
        send={() => sendCode.mutateAsync({})}
        icon={ShieldCheck}
        label={t('payment.code')}
        hint={t('mobile.codeTo', { mobile })}
      />
      <SubmitButton form={form}>{t('mobile.title')}</SubmitButton>
      <LinkButton variant="quiet" to={paths.service} isBlock>
        {t('payment.service')}
      </LinkButton>
    </Form>
  );
};

/** The number that was told at registration, proved by a code to it. */
export const ProveMobileSheet = ({ isOpen, ...form }: ProveMobileProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('mobile.title')}>
      <ProveMobileForm {...form} />
    </Sheet>
  );
};
