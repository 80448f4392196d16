import { Form, PasswordField, SubmitButton } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Dialog } from '@shared-kernel/ui/dialog';
import { UserRound } from '@shared-kernel/ui/icons';
import { TextField } from '@shared-kernel/ui/text-field';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import type { Session } from 'shared-kernel/session';
import { NewPasswordPair } from '../../shared/password/new-password-field.tsx';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  readonly session: Session;
  readonly onChanged: () => void;
}

/** Whose password, the old one unless it was chosen here just now, and twice the new one (accounts §2). */
export const PasswordForm = ({ session, onChanged }: PasswordFormProps) => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const { form, asksOld, same } = usePasswordForm(session, onChanged);
  return (
    <Form form={form} label={t('title.changePassword')}>
      <TextField
        label={t('changePassword.username')}
        icon={UserRound}
        value={session.userName}
        autoComplete="username"
        readOnly
      />
      {asksOld && (
        <PasswordField
          field={form.fields.oldPassword}
          label={t('changePassword.old')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      )}
      <NewPasswordPair
        password={form.fields.newPassword}
        again={form.fields.confirmNewPassword}
        labels={{ password: t('changePassword.new'), again: t('changePassword.confirm') }}
        hint={t('changePassword.hint')}
        known={session.userName}
        enterKeyHint="go"
      />
      <SubmitButton form={form} busyText={t('changePassword.sending')}>
        {t('changePassword.submit')}
      </SubmitButton>
      <Dialog
        kind="alert"
        isOpen={same.isOpen}
        onClose={same.close}
        title={tCommon('notice')}
        actions={
          <Button variant="primary" onClick={same.close}>
            {tCommon('ok')}
          </Button>
        }
      >
        {t('changePassword.same')}
      </Dialog>
    </Form>
  );
};
