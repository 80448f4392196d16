import { useEffect, useRef, useState } from 'react';
import { forgetLogin, type RememberedLogin, recallLogin, rememberLogin } from './remembered-login.ts';

interface RememberedLoginEvents {
  /** There was one; also a while after the page has come. */
  readonly onRecalled: (login: RememberedLogin) => void;
  readonly onForgotten: () => void;
}

/** Ticked from the start; unticking removes what is remembered at once, also what was being read just then. */
export const useRememberedLogin = ({ onRecalled, onForgotten }: RememberedLoginEvents) => {
  const [isRemembering, setRemembering] = useState(true);
  const [recalled] = useState(() => onRecalled);
  const isForgotten = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    void recallLogin().then((login) => {
      if (isCurrent && !isForgotten.current && login !== null) recalled(login);
    });
    return () => {
      isCurrent = false;
    };
  }, [recalled]);
  return {
    isRemembering,
    setRemembering: (isOn: boolean) => {
      setRemembering(isOn);
      if (isOn) return;
      isForgotten.current = true;
      onForgotten();
      void forgetLogin();
    },
    /** After a login: keeps it, or forgets the one before. */
    keep: (login: RememberedLogin) => (isRemembering ? rememberLogin(login) : forgetLogin()),
  };
};
