import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Icon } from '@shared-kernel/ui/icon';
import { Headset, LockKeyhole, LogOut, ShieldCheck, Smartphone } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { LOADING_LONG_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useRef } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useRelease } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { type SignOutOutcome, useSignOut } from 'shared-kernel/sign-out';
import { ownPaths } from '../../paths.ts';
import { DeviceSettings } from './device-settings.tsx';
import { loadHome } from './load-home.ts';
import styles from './settings.page.module.css';

/** Where limits and breaks are set, and who helps. */
const SaferPlay = () => {
  const { t } = useTranslation('account');
  return (
    <section>
      <SectionHead tone="quiet" title={t('settings.saferPlay')} />
      <RowList label={t('settings.saferPlay')}>
        <ListRow
          lead={<Icon of={ShieldCheck} />}
          title={t('settings.limits')}
          sub={t('settings.limitsDetail')}
          to={limitsLink}
        />
        <ListRow
          lead={<Icon of={Headset} />}
          title={t('settings.talk')}
          sub={t('settings.talkDetail')}
          to={paths.service}
        />
      </RowList>
    </section>
  );
};

/**
 * Settings: one entry, change password, and sign out without asking (specification: accounts §2). Around them, as no entries
 * of that list: what this device keeps, the ways to safer play and to what opens the account, and the version to read out.
 */
export const Page = () => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const session = useSession();
  const release = useRelease();
  const navigate = useNavigate();
  const endLoading = useRef<() => void>(undefined);
  const goHome = ({ isOffline }: SignOutOutcome) => {
    if (!isOffline) return loadHome();
    // Without a line a page that is loaded anew does not come: the member is forgotten here all the same.
    endLoading.current?.();
    void navigate(paths.home, { replace: true });
  };
  const { signOut, isPending } = useSignOut({ limitMs: LOADING_LONG_MS, onSignedOut: goHome });
  const leave = () => {
    endLoading.current = showLoading({
      text: t('settings.signingOut'),
      timeoutMs: LOADING_LONG_MS,
      delayMs: 0,
      isBlocking: true,
    });
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
      <DeviceSettings />
      <SaferPlay />
      <RowList>
        <ListRow
          lead={<Icon of={Smartphone} />}
          title={t('settings.devices')}
          sub={t('settings.devicesDetail')}
          to={ownPaths.sessions}
        />
      </RowList>
      <Button variant="danger" isBlock icon={LogOut} isBusy={isPending} onClick={leave}>
        {tCommon('signOut')}
      </Button>
      {release !== '' && <p className={styles.version}>{t('settings.version', { version: release })}</p>}
    </div>
  );
};
