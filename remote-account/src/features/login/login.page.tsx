import { BACK_PARAMETER, paths, registerLink } from '@shared-kernel/contracts/system/paths';
import { useCustomerService, useServiceLink } from '@shared-kernel/ui/customer-service';
import { Icon } from '@shared-kernel/ui/icon';
import { Headset, House, UserRoundPlus } from '@shared-kernel/ui/icons';
import { Note } from '@shared-kernel/ui/note';
import { Spinner } from '@shared-kernel/ui/spinner';
import { useEffect } from 'react';
import { useFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, useGameWish, useNavigate, useSearchParams, useWantedGame } from 'shared-kernel/router';
import { Entrance } from '../../shared/entrance/entrance.tsx';
import { useLeaveWhenSignedIn } from '../../shared/entrance/use-leave-when-signed-in.ts';
import { socialJourney } from '../../shared/social/social-journey.ts';
import {
  broughtBack,
  keepBroughtBack,
  type SocialFinish,
  useSocialFinish,
} from '../../shared/social/use-social-finish.ts';
import styles from './login.page.module.css';
import { LoginForm } from './login-form.tsx';

/** On the login page, of whoever comes back from a provider: that it goes on, or why it did not. */
const SocialNotice = ({ of: finish }: { readonly of: SocialFinish }) => {
  const { t } = useTranslation('account');
  if (finish.phase === 'none' || finish.phase === 'known') return null;
  const name = t(`provider.name.${finish.provider ?? 'other'}`);
  if (finish.phase === 'failed') return <Note tone="bad">{t(`provider.failed.${finish.failure}`, { name })}</Note>;
  return (
    <p role="status">
      <Spinner /> {t('provider.busy', { name })}
    </p>
  );
};

const HOME = { to: paths.home, icon: House, text: 'login.home' } as const;

/** The strip under the form (specification: accounts §2, login): what of its links does not stand in the form, and the customer-service link, held ready. */
const LoginLinks = () => {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const offersRegister = useFlag('DIRECTREG3');
  const back = search.get(BACK_PARAMETER) ?? undefined;
  const toRegister = { to: registerLink(back), icon: UserRoundPlus, text: 'login.registerNow' } as const;
  useServiceLink();
  const openService = useCustomerService();
  return (
    <nav className={styles.links} aria-label={t('login.also')}>
      {(offersRegister ? [HOME] : [HOME, toRegister]).map(({ to, icon, text }) => (
        <Link key={to} className={styles.link} to={to}>
          <Icon of={icon} size="s" />
          {t(text)}
        </Link>
      ))}
      <button type="button" className={styles.link} onClick={() => openService()}>
        <Icon of={Headset} size="s" />
        {t('login.service')}
      </button>
    </nav>
  );
};

/** What the login is for, where a tap on a game has led here. */
const LOGIN_TO = { play: 'login.toPlay', favourite: 'login.toFavourite' } as const;

const Login = () => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const game = useWantedGame();
  const wish = useGameWish();
  const { isSignedIn, onTrialStarted } = useLeaveWhenSignedIn();
  const social = useSocialFinish();
  if (isSignedIn) return null;
  return (
    <Entrance heading={game === undefined || wish === undefined ? tCommon('login') : t(LOGIN_TO[wish], { game })}>
      <SocialNotice of={social} />
      <LoginForm socialPhase={social.phase} onTrialStarted={onTrialStarted} isForGame={wish === 'play'} />
      <LoginLinks />
    </Entrance>
  );
};

/** Whoever comes back from a provider has the address that they left, before anything reads it. */
export const Page = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = broughtBack(search);
  useEffect(() => {
    if (back === null) return;
    keepBroughtBack(back);
    void navigate({ search: socialJourney.read()?.search ?? '' }, { replace: true });
  });
  return back === null ? <Login /> : null;
};
