import { useEffect } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useGameWish, useNavigate, useSearchParams, useWantedGame } from 'shared-kernel/router';
import { Entrance } from '../../shared/entrance/entrance.tsx';
import { useLeaveWhenSignedIn } from '../../shared/entrance/use-leave-when-signed-in.ts';
import { socialJourney } from '../../shared/social/social-journey.ts';
import { SocialNotice } from '../../shared/social/social-notice.tsx';
import { broughtBack, keepBroughtBack } from '../../shared/social/social-return.ts';
import { useSocialFinish } from '../../shared/social/use-social-finish.ts';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';

/** What the login is for, where a tap on a game has led here. */
const LOGIN_TO = { play: 'login.toPlay', favourite: 'login.toFavourite' } as const;

const Login = () => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const game = useWantedGame();
  const wish = useGameWish();
  const { isSignedIn, onTrialStarted } = useLeaveWhenSignedIn();
  const social = useSocialFinish();
  if (isSignedIn) return null;
  return (
    <Entrance heading={game === undefined || wish === undefined ? kit('login') : t(LOGIN_TO[wish], { game })}>
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
