import type { sendMobileCode } from '@shared-kernel/contracts/member/profile';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { CodeField, Form, SMS_CODE_RULE, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { ShieldCheck } from '@shared-kernel/ui/icons';
import { Note } from '@shared-kernel/ui/note';
import { showToast } from '@shared-kernel/ui/toast';
import type { ReactNode } from 'react';
import { useTranslation } from 'shared-kernel/i18n';

interface CodeProofProps {
  /** What is done: the form's name, and its button's. */
  readonly action: string;
  readonly why: string;
  /** Masked: where the code goes. */
  readonly to: string;
  readonly send: () => Promise<ValueOf<typeof sendMobileCode>>;
  readonly prove: (typed: { readonly verificationCode: string }) => Promise<unknown>;
  readonly done: string;
  readonly failures?: Readonly<Record<string, 'mobile.taken'>>;
  readonly onClose: () => void;
  /** Another way, below the button. */
  readonly children?: ReactNode;
}

/** Proves by a code that a number or an address is the member's own. */
export const CodeProofForm = ({ action, why, to, send, prove, done, failures, onClose, children }: CodeProofProps) => {
  const { t } = useTranslation('member');
  const form = useAppForm({
    texts: 'member',
    defaultValues: { verificationCode: '' },
    fields: { verificationCode: { ...SMS_CODE_RULE, rule: 'verificationCode', says: 'payment.codeFault' } },
    submit: prove,
    onSuccess: () => {
      onClose();
      showToast({ text: done, tone: 'ok' });
    },
    failures: { 'verification.wrong': { field: 'verificationCode', text: 'payment.codeWrong' }, ...failures },
  });
  return (
    <Form form={form} label={action}>
      <Note>{why}</Note>
      <CodeField
        field={form.fields.verificationCode}
        send={send}
        icon={ShieldCheck}
        label={t('payment.code')}
        hint={t('payment.codeTo', { mobile: to })}
      />
      <SubmitButton form={form}>{action}</SubmitButton>
      {children}
    </Form>
  );
};
