import { paths } from '@shared-kernel/contracts/system/paths';
import { confirm } from '@shared-kernel/ui/confirm';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Eye,
  EyeOff,
  LogOut,
  Menu,
  RefreshCw,
  UserRoundPlus,
} from '@shared-kernel/ui/icons';
import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { Popover } from '@shared-kernel/ui/popover';
import { useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { now } from 'shared-kernel/clock';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { toggleBalance, useBalanceVisibility } from 'shared-kernel/frame';
import { whenOnPageEntry } from 'shared-kernel/host/router';
import { useTranslation } from 'shared-kernel/i18n';
import { useBalance } from 'shared-kernel/member';
import { useGo } from 'shared-kernel/router';
import { useIsOnTrial, useSession } from 'shared-kernel/session';
import { useSignOut as useKernelSignOut } from 'shared-kernel/sign-out';
import { AgeSeal } from './age-seal.tsx';
import styles from './panel.module.css';

/**
 * Signs out from the header menu: a loading message (up to 9999 s, ending with the call), the logout call, then home
 * with a full reload; without a network, which would bring nothing, home is shown from what is here.
 */
const useSignOut = (): (() => Promise<void>) => {
  const tCommon = useCommonTexts();
  const go = useGo();
  const { signOut } = useKernelSignOut({
    // The question is still open, with an entry of its own in the history.
    onSignedOut: ({ isOffline }) =>
      whenOnPageEntry(() => (isOffline ? go(paths.home) : window.location.assign(paths.home))),
  });
  return async () => {
    const endLoading = showLoading({ text: tCommon('wait'), timeoutMs: LOADING_ENDLESS_MS });
    await signOut();
    endLoading();
  };
};

interface ItemProps {
  readonly icon: IconDrawing;
  readonly text: string;
  readonly tone?: 'danger';
  readonly onPress: () => void;
}

const Item = ({ icon, text, tone, onPress }: ItemProps) => (
  <li>
    <button type="button" className={styles.item} data-tone={tone} onClick={onPress}>
      <Icon of={icon} />
      <span className={styles.text}>{text}</span>
    </button>
  </li>
);

const Foot = () => {
  const { t } = useTranslation('frame');
  const { name, minimumAge } = useBrand();
  return (
    <div className={styles.foot}>
      <AgeSeal label={t('popover.age', { age: minimumAge })} minimumAge={minimumAge} />
      <span>{t('popover.copyright', { year: now().getFullYear(), name })}</span>
    </div>
  );
};

/** Deposit, withdraw, refresh; for members also hide or show the balance and sign out, which asks first (specification: browsing §2). A trial, which has no money, registers instead. */
export const MenuPanel = () => {
  const { t } = useTranslation('frame');
  const tCommon = useCommonTexts();
  const [isOpen, setOpen] = useState(true);
  const session = useSession();
  const isOnTrial = useIsOnTrial();
  const balance = useBalance();
  const isVisible = useBalanceVisibility();
  const go = useGo();
  const signOut = useSignOut();

  const then = (act: () => unknown) => () => {
    setOpen(false);
    act();
  };
  const leave = () =>
    confirm({
      title: t('popover.signOutTitle'),
      text: t('popover.signOutText'),
      action: tCommon('signOut'),
      cancel: t('popover.stay'),
      tone: 'danger',
      run: signOut,
    });
  const refresh = () => (session === null ? go(paths.login) : balance.refetch());

  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={t('popover.label')}
      trigger={<IconButton icon={Menu} label={t('popover.label')} />}
    >
      <ul className={styles.list}>
        {isOnTrial ? (
          <Item icon={UserRoundPlus} text={tCommon('register')} onPress={then(() => go(paths.register))} />
        ) : (
          <>
            <Item icon={ArrowDownToLine} text={tCommon('deposit')} onPress={then(() => go(paths.deposit))} />
            <Item icon={ArrowUpFromLine} text={tCommon('withdraw')} onPress={then(() => go(paths.withdraw))} />
          </>
        )}
        <Item icon={RefreshCw} text={t('popover.refresh')} onPress={then(refresh)} />
        {session !== null && (
          <>
            <Item
              icon={isVisible ? EyeOff : Eye}
              text={tCommon(isVisible ? 'balance.hide' : 'balance.show')}
              onPress={then(toggleBalance)}
            />
            <Item icon={LogOut} text={tCommon('signOut')} tone="danger" onPress={then(leave)} />
          </>
        )}
      </ul>
      <Foot />
    </Popover>
  );
};
