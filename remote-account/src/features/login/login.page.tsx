import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useGameWish, useWantedGame } from 'shared-kernel/router';
import { Entrance } from '../../shared/entrance/entrance.tsx';
import { useLeaveWhenSignedIn } from '../../shared/entrance/use-leave-when-signed-in.ts';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';

/** What the login is for, where a tap on a game has led here. */
const LOGIN_TO = { play: 'login.toPlay', favourite: 'login.toFavourite' } as const;

export const Page = () => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const game = useWantedGame();
  const wish = useGameWish();
  const { isSignedIn, onTrialStarted } = useLeaveWhenSignedIn();
  if (isSignedIn) return null;
  return (
    <Entrance heading={game === undefined || wish === undefined ? kit('login') : t(LOGIN_TO[wish], { game })}>
      <LoginForm onTrialStarted={onTrialStarted} isForGame={wish === 'play'} />
      <LoginLinks />
    </Entrance>
  );
};
