import { useEffect, useRef, useState } from 'react';
import { pageAfterLogin, paths } from 'shared-kernel/contracts/paths';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';

/** Leaves for where the visitor came from as soon as there is a session: at once for a member who comes here signed in. */
export const useLeaveWhenSignedIn = () => {
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
