import { paths } from '@shared-kernel/contracts/system/paths';
import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { CodeField, Form, PasswordField, SMS_CODE_RULE, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { ShieldCheck } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { AsksLoginPassword } from './asks-login-password.tsx';
import { NewPaymentFields } from './new-payment-fields.tsx';
import {
  usePaymentPassword,
  useResetPaymentPassword,
  useSayChanged,
  useSendPaymentCode,
} from './payment-password-calls.ts';
import { LOGIN_PASSWORD_FAILURES, NEW_PAYMENT, NEW_PAYMENT_FAILURES, NO_PAYMENT } from './payment-rules.ts';
import { usePaymentTexts } from './payment-texts.ts';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const useResetForm = (onClose: () => void) => {
  const sayChanged = useSayChanged();
  const { mutateAsync } = useResetPaymentPassword();
  return useAppForm({
    texts: 'payment',
    defaultValues: { verificationCode: '', ...NO_PAYMENT, password: '' },
    fields: {
      verificationCode: { ...SMS_CODE_RULE, rule: 'verificationCode', says: 'codeFault' },
      ...NEW_PAYMENT,
      password: { required: true, maxLength: PASSWORD_MAX, says: 'login' },
    },
    submit: ({ verificationCode, paymentPassword, password }) =>
      mutateAsync({ verificationCode, paymentPassword, password }),
    onSuccess: () => {
      sayChanged();
      onClose();
    },
    failures: {
      ...NEW_PAYMENT_FAILURES,
      ...LOGIN_PASSWORD_FAILURES,
      'verification.wrong': { field: 'verificationCode', text: 'codeWrong' },
    },
  });
};

interface ResetFormProps {
  /** Masked: where the code goes. */
  readonly mobile: string;
  readonly onClose: () => void;
}

const ResetForm = ({ mobile, onClose }: ResetFormProps) => {
  const t = usePaymentTexts();
  const form = useResetForm(onClose);
  const sendCode = useSendPaymentCode();
  return (
    <Form form={form} label={t('reset')}>
      <CodeField
        field={form.fields.verificationCode}
        send={() => sendCode.mutateAsync({})}
        icon={ShieldCheck}
        label={t('code')}
        hint={t('codeTo', { mobile })}
      />
      <NewPaymentFields of={form.fields} />
      <PasswordField field={form.fields.password} label={t('loginPassword')} autoComplete="current-password" />
      <SubmitButton form={form}>{t('reset')}</SubmitButton>
    </Form>
  );
};

const NoMobile = () => {
  const t = usePaymentTexts();
  return (
    <>
      <Note tone="warn">{t('noMobile')}</Note>
      <LinkButton to={paths.service} isBlock>
        {t('service')}
      </LinkButton>
    </>
  );
};

const WAIT_PX = 340;

/** A forgotten payment password, by a code to the member's proved number and the login password; it opens a lock. */
export const ResetPaymentSheet = ({ isOpen, onClose }: SheetProps) => {
  const t = usePaymentTexts();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('reset')}>
      <AsksLoginPassword>
        <Loaded
          query={usePaymentPassword()}
          fallback={<Skeleton height={WAIT_PX} />}
          errorFallback={{ title: t('failed') }}
        >
          {({ mobile }) => (mobile === undefined ? <NoMobile /> : <ResetForm mobile={mobile} onClose={onClose} />)}
        </Loaded>
      </AsksLoginPassword>
    </Sheet>
  );
};
