import { useEffect, useState } from 'react';
import { socialHelper } from './social-sign-in.ts';

/** The helper is a merchant's own script and tells nobody when it is ready: it is looked for until it is. */
const LOOK_EVERY_MS = 500;

/** The sign-in helper once it is initialised, before the form is there or after; null until then and where nobody asks for it. */
export const useSocialHelper = (isWanted: boolean) => {
  const [helper, setHelper] = useState(socialHelper);
  const isWaiting = isWanted && helper === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setHelper(socialHelper), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return isWanted ? helper : null;
};
