import { changePasswordLink, pageAfterLogin, paths } from '@shared-kernel/contracts/system/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { mustChange } from '../session/must-change.ts';

/**
 * Leaves for where the visitor came from as soon as there is a session: at once for a member who comes here signed in. Who must
 * change the password does that on the way.
 */
export const useLeaveWhenSignedIn = () => {
  const navigate = useNavigate();
  const session = useSession();
  const [search] = useSearchParams();
  const [back] = useState(() => pageAfterLogin(search));
  const destination = useRef(back);
  const isSignedIn = session !== null;
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
