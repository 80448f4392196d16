import { useEffect, useRef, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { pageAfterLogin, paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { BrandMark, ChevronLeft } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { useGameWish, useNavigate, useSearchParams, useWantedGame } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { IconButton } from 'shared-kernel/ui/icon-button';
import styles from './login.page.module.css';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';

/** Leaves for where the visitor came from as soon as there is a session: at once for a member who comes here signed in. */
const useLeaveWhenSignedIn = () => {
  const navigate = useNavigate();
  const session = useSession();
  const [search] = useSearchParams();
  const [back] = useState(() => pageAfterLogin(search));
  const destination = useRef(back);
  const isSignedIn = session !== null;
  useEffect(() => {
    if (isSignedIn) void navigate(destination.current, { replace: true });
  }, [isSignedIn, navigate]);
  const onTrialStarted = (goesHome: boolean) => {
    if (goesHome) destination.current = paths.home;
  };
  return { isSignedIn, onTrialStarted };
};

/** What the login is for, where a tap on a game has led here. */
const LOGIN_TO = { play: 'login.toPlay', favourite: 'login.toFavourite' } as const;

export const Page = () => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const navigate = useNavigate();
  const { name } = useBrand();
  const game = useWantedGame();
  const wish = useGameWish();
  const { isSignedIn, onTrialStarted } = useLeaveWhenSignedIn();
  if (isSignedIn) return null;
  return (
    <>
      <header className={styles.top}>
        <div className={styles.scene} />
        <IconButton
          className={styles.back}
          icon={ChevronLeft}
          label={t('login.back')}
          onClick={() => navigate(paths.home)}
        />
        <span className={styles.brand}>
          <BrandMark />
          <b>{name}</b>
        </span>
      </header>
      <main className={styles.main}>
        <h1 className={styles.heading}>
          {game === undefined || wish === undefined ? kit('login') : t(LOGIN_TO[wish], { game })}
        </h1>
        <LoginForm onTrialStarted={onTrialStarted} isForGame={wish === 'play'} />
        <LoginLinks />
      </main>
    </>
  );
};
