import { loginLink, paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { LockKeyhole, LogOut } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { useSession } from 'shared-kernel/session';
import { useSignOut } from 'shared-kernel/sign-out';
import { Button } from 'shared-kernel/ui/button';
import { Icon } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { LOADING_LONG_MS, showLoading } from 'shared-kernel/ui/loading-indicator';
import { loadHome } from './load-home.ts';
import styles from './settings.page.module.css';

/** Settings: change password, and sign out without asking (specification: accounts §2). */
export const Page = () => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const session = useSession();
  const { signOut, isPending } = useSignOut({ limitMs: LOADING_LONG_MS, onSignedOut: loadHome });
  const leave = () => {
    showLoading({ text: t('settings.signingOut'), timeoutMs: LOADING_LONG_MS, delayMs: 0, isBlocking: true });
    void signOut();
  };
  return (
    <div className={styles.main}>
      <RowList label={t('settings.account')}>
        <ListRow
          lead={<Icon of={LockKeyhole} />}
          title={t('settings.changePassword')}
          to={session === null ? loginLink(paths.changePassword) : paths.changePassword}
        />
      </RowList>
      <Button variant="danger" isBlock icon={LogOut} isBusy={isPending} onClick={leave}>
        {kit('signOut')}
      </Button>
    </div>
  );
};
