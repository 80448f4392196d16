import { paths } from '@shared-kernel/contracts/system/paths';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useEvent } from 'shared-kernel/events';
import { useTranslation } from 'shared-kernel/i18n';
import type { SlotProps } from 'shared-kernel/remote';
import { useNavigate } from 'shared-kernel/router';
import { LoginForm } from './login-form.tsx';

/** The login over whatever page a guest is on; the page stays, and goes on as a member's once the session is there. */
export const Slot = ({ isOpen, onClose, expiredUser }: SlotProps['auth.dialog']) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  useEvent('session.signed-in', onClose);
  const onTrialStarted = (goesHome: boolean) => {
    if (goesHome) void navigate(paths.home);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('login.dialogTitle')}>
      {expiredUser !== undefined && <Note>{t('login.expired')}</Note>}
      <LoginForm onTrialStarted={onTrialStarted} userName={expiredUser} />
    </Sheet>
  );
};
