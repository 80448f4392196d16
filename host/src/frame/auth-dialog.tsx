import { useCallback, useState } from 'react';
import { loginLink } from 'shared-kernel/contracts/paths';
import { useEvent } from 'shared-kernel/events';
import { SlotOutlet } from 'shared-kernel/frame';
import { useLocation, useNavigate } from 'shared-kernel/router';

/** Opens the account remote's login dialog when a page asks for it; without that remote, the login page's address. */
export const AuthDialog = () => {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEvent('session.login-asked', () => setAsked(true));
  const close = useCallback(() => setAsked(false), []);
  const goToLogin = useCallback(() => {
    setAsked(false);
    navigate(loginLink(`${pathname}${search}`));
  }, [navigate, pathname, search]);
  return isAsked ? (
    <SlotOutlet name="auth.dialog" props={{ isOpen: true, onClose: close }} onFailure={goToLogin} />
  ) : null;
};
