import { useEffect, useState } from 'react';
import { forgetLogin, type RememberedLogin, recallLogin, rememberLogin } from './remembered-login.ts';

/** Ticked from the start; unticking removes what is remembered at once. Hands over a remembered login when there is one. */
export const useRememberedLogin = (fill: (login: RememberedLogin) => void) => {
  const [isRemembering, setRemembering] = useState(true);
  const [onRecalled] = useState(() => fill);
  useEffect(() => {
    let isCurrent = true;
    void recallLogin().then((login) => {
      if (isCurrent && login !== null) onRecalled(login);
    });
    return () => {
      isCurrent = false;
    };
  }, [onRecalled]);
  return {
    isRemembering,
    setRemembering: (isOn: boolean) => {
      setRemembering(isOn);
      if (!isOn) void forgetLogin();
    },
    /** After a login: keeps it, or forgets the one before. */
    keep: (login: RememberedLogin) => (isRemembering ? rememberLogin(login) : forgetLogin()),
  };
};
