import { loginLink } from '@shared-kernel/contracts/system/paths';
import { useCallback, useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import { SlotOutlet } from 'shared-kernel/frame';
import { useGo, useLocation, useNavigate } from 'shared-kernel/router';

interface Asked {
  /** The page that the guest tapped. */
  readonly goOnTo?: string;
}

/**
 * Opens the account remote's login dialog when a page asks for it, and goes on to what was tapped once the guest is
 * signed in; without that remote, the login page's address.
 */
export const AuthDialog = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const go = useGo();
  const { pathname, search } = useLocation();
  useEvent('session.login-asked', setAsked);
  useEvent('session.signed-in', () => {
    if (asked?.goOnTo !== undefined) go(asked.goOnTo);
    setAsked(null);
  });
  const close = useCallback(() => setAsked(null), []);
  const goToLogin = useCallback(() => {
    setAsked(null);
    navigate(loginLink(asked?.goOnTo ?? `${pathname}${search}`));
  }, [asked, navigate, pathname, search]);
  return asked === null ? null : (
    <SlotOutlet name="auth.dialog" props={{ isOpen: true, onClose: close }} onFailure={goToLogin} />
  );
};
