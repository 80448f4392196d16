import { changePasswordLink, pageAfterLogin, paths } from '@shared-kernel/contracts/system/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { isTrial, useSession } from 'shared-kernel/session';
import { useSignOut } from 'shared-kernel/sign-out';
import { mustChange } from '../session/must-change.ts';

/** The form waits no longer for the end of a trial on the server. */
const SIGN_OUT_MS = 3_000;

/** A trial that was running when the visitor came here ends: it stands in the way of an account. True until it has. */
const useEndOfTrial = (): boolean => {
  const session = useSession();
  const [hadTrial] = useState(session !== null && isTrial(session.type));
  const [isEnding, setEnding] = useState(hadTrial);
  const { signOut } = useSignOut({ limitMs: SIGN_OUT_MS, onSignedOut: () => setEnding(false) });
  const end = useEffectEvent(() => void signOut());
  useEffect(() => {
    if (hadTrial) end();
  }, [hadTrial]);
  return isEnding;
};

const isGame = (page: string): boolean => page.startsWith(`${paths.launchGame}?`);

/**
 * Leaves for where the visitor came from as soon as there is a session: at once for a member who comes here signed in. Who must
 * change the password does that on the way; who comes with a trial stays, and the trial ends. A trial that is started here goes
 * home (accounts §2), and from there on to the game that was tapped.
 * A new member (`isNew`) who came from nowhere stays, to be welcomed.
 */
export const useLeaveWhenSignedIn = (isNew?: { readonly current: boolean }) => {
  const navigate = useNavigate();
  const isTrialEnding = useEndOfTrial();
  const session = useSession();
  const [search] = useSearchParams();
  const [back] = useState(() => pageAfterLogin(search));
  const destination = useRef(back);
  const hasLeft = useRef(false);
  const game = useRef<string>(undefined);
  const isSignedIn = session !== null && !isTrialEnding;
  useEffect(() => {
    // `navigate` is another one on the way.
    const isLeaving = hasLeft.current;
    hasLeft.current = isSignedIn;
    if (!isSignedIn || isLeaving || (isNew?.current && destination.current === paths.home)) return;
    const isHeld = mustChange.read() !== null;
    void navigate(isHeld ? changePasswordLink(destination.current) : destination.current, { replace: true });
    if (game.current !== undefined) void navigate(game.current);
  }, [isSignedIn, isNew, navigate]);
  const onTrialStarted = (goesHome: boolean) => {
    if (!goesHome) return;
    destination.current = paths.home;
    if (isGame(back)) game.current = back;
  };
  return { isSignedIn, onTrialStarted };
};
