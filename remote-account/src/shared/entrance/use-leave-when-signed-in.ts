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

/**
 * Leaves for where the visitor came from as soon as there is a session: at once for a member who comes here signed in. Who must
 * change the password does that on the way; who comes with a trial stays, and the trial ends.
 */
export const useLeaveWhenSignedIn = () => {
  const navigate = useNavigate();
  const isTrialEnding = useEndOfTrial();
  const session = useSession();
  const [search] = useSearchParams();
  const [back] = useState(() => pageAfterLogin(search));
  const destination = useRef(back);
  const isSignedIn = session !== null && !isTrialEnding;
  useEffect(() => {
    if (!isSignedIn) return;
    const isHeld = mustChange.read() !== null;
    void navigate(isHeld ? changePasswordLink(destination.current) : destination.current, { replace: true });
  }, [isSignedIn, navigate]);
  const onTrialStarted = (goesHome: boolean) => {
    if (goesHome) destination.current = paths.home;
  };
  return { isSignedIn, onTrialStarted };
};
