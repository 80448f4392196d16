import { EMAIL_MAX, PASSWORD_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { AsksLoginPassword } from '@shared-kernel/forms/payment';
import { Sheet } from '@shared-kernel/ui/sheet';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { LOGIN_PASSWORD_FAILURES } from '../../../shared/login-password/login-password-failures.ts';
import { useSetEmail, useSetRealName } from './profile-calls.ts';

interface RealNameSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const RealNameForm = ({ onClose }: Pick<RealNameSheetProps, 'onClose'>) => {
  const { t } = useTranslation('member');
  const form = useAppForm({
    texts: 'member',
    defaultValues: { payeeName: '', password: '' },
    fields: {
      payeeName: { required: true, maxLength: SHORT_TEXT_MAX, says: 'card.nameField' },
      password: { required: true, maxLength: PASSWORD_MAX, says: 'payment.login' },
    },
    submit: useSetRealName(),
    onSuccess: () => {
      onClose();
      showToast({ text: t('security.about.realNameSaved'), tone: 'ok' });
    },
    failures: {
      ...LOGIN_PASSWORD_FAILURES,
      'field.invalid': { field: 'payeeName', text: 'security.about.realNameInvalid' },
      'payee.locked': { field: 'payeeName', text: 'security.about.realNameLocked' },
    },
  });
  return (
    <Form form={form} label={t('security.about.realName')}>
      <TextField field={form.fields.payeeName} label={t('card.name')} hint={t('card.nameHint')} autoComplete="name" />
      <PasswordField field={form.fields.password} label={t('payment.loginPassword')} autoComplete="current-password" />
      <SubmitButton form={form}>{t('security.about.save')}</SubmitButton>
    </Form>
  );
};

/** The name that accounts are bound to, set once. */
export const RealNameSheet = ({ isOpen, onClose }: RealNameSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('security.about.realName')}>
      <AsksLoginPassword>
        <RealNameForm onClose={onClose} />
      </AsksLoginPassword>
    </Sheet>
  );
};

interface EmailSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const EmailForm = ({ onClose }: Pick<EmailSheetProps, 'onClose'>) => {
  const { t } = useTranslation('member');
  const form = useAppForm({
    texts: 'member',
    defaultValues: { email: '', password: '' },
    fields: {
      email: { required: true, maxLength: EMAIL_MAX, says: 'security.about.emailFault' },
      password: { required: true, maxLength: PASSWORD_MAX, says: 'payment.login' },
    },
    submit: useSetEmail(),
    onSuccess: () => {
      onClose();
      showToast({ text: t('security.about.emailSaved'), tone: 'ok' });
    },
    failures: {
      ...LOGIN_PASSWORD_FAILURES,
      'field.invalid': { field: 'email', text: 'security.about.emailInvalid' },
    },
  });
  return (
    <Form form={form} label={t('security.about.email')}>
      <TextField
        field={form.fields.email}
        label={t('security.about.emailNew')}
        hint={t('security.about.emailHint')}
        isVerbatim
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField field={form.fields.password} label={t('payment.loginPassword')} autoComplete="current-password" />
      <SubmitButton form={form}>{t('security.about.save')}</SubmitButton>
    </Form>
  );
};

/** The address that a forgotten password is set by: the login password is asked for again. */
export const EmailSheet = ({ isOpen, onClose }: EmailSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('security.about.email')}>
      <AsksLoginPassword>
        <EmailForm onClose={onClose} />
      </AsksLoginPassword>
    </Sheet>
  );
};
