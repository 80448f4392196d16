import { BACK_PARAMETER, pageAfterLogin, paths } from '@shared-kernel/contracts/system/paths';
import { Form, PasswordField, SubmitButton } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Column } from '@shared-kernel/ui/column';
import { Dialog } from '@shared-kernel/ui/dialog';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { UserRound } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { TextField } from '@shared-kernel/ui/text-field';
import { showToast } from '@shared-kernel/ui/toast';
import { useEffect, useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { isTrial, type Session, useSession } from 'shared-kernel/session';
import { AsksLoginPassword } from '../../shared/login-password/asks-login-password.tsx';
import { NewPasswordPair } from '../../shared/password/new-password-field.tsx';
import { mustChange } from '../../shared/session/must-change.ts';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordFormProps {
  readonly session: Session;
  readonly onChanged: () => void;
}

/** Whose password, the old one unless it was chosen here just now, and twice the new one (accounts §2). */
const PasswordForm = ({ session, onChanged }: PasswordFormProps) => {
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

/** So long the success is read before home is shown (accounts §4). */
const HOME_AFTER_MS = 1000;

/** Says that it is done, and leaves for home, or for the page that waits for it, unless the member has left before. */
const useLeaveWhenChanged = () => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const destination = pageAfterLogin(search);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => void navigate(destination, { replace: true }), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isChanged, destination, navigate]);
  return () => {
    showToast({ text: t('changePassword.done'), tone: 'ok' });
    setChanged(true);
  };
};

/** A member's password is changed (accounts §2); a free trial has none. */
export const Page = () => {
  const { t } = useTranslation('account');
  const session = useSession();
  const onChanged = useLeaveWhenChanged();
  const [search] = useSearchParams();
  const isHeld = mustChange.read() !== null || search.has(BACK_PARAMETER);
  if (session === null) return null;
  if (isTrial(session.type))
    return (
      <EmptyState
        title={t('changePassword.trial')}
        text={t('changePassword.trialText')}
        action={<LinkButton to={paths.settings}>{t('changePassword.toSettings')}</LinkButton>}
      />
    );
  return (
    <Column>
      {session.firstTimeLogin && <Note>{t('changePassword.first')}</Note>}
      {isHeld && !session.firstTimeLogin && <Note>{t('changePassword.expired')}</Note>}
      <AsksLoginPassword>
        <PasswordForm session={session} onChanged={onChanged} />
      </AsksLoginPassword>
    </Column>
  );
};
