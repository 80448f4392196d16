import { Button } from '@shared-kernel/ui/button';
import { LockKeyhole } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { useHasPasskeys } from '../../shared/passkey/has-passkeys.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The way in without a password, where the browser has passkeys; otherwise nothing. */
export const PasskeyButton = () => {
  const { t } = useTranslation('account');
  const { logIn, isBusy } = usePasskeyLogin();
  if (!useHasPasskeys()) return null;
  return (
    <Button isBlock icon={LockKeyhole} isBusy={isBusy} onClick={() => void logIn()}>
      {t('login.passkey.use')}
    </Button>
  );
};
