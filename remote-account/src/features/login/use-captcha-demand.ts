import { useState } from 'react';
import { asksForCaptcha } from '../../shared/captcha/asks-for-captcha.ts';

/** Hidden until a refusal asks for it; every refusal and every change of the tab needs a fresh one (accounts §2, login). */
export const useCaptchaDemand = () => {
  const [attempt, setAttempt] = useState(0);
  const [isShown, setShown] = useState(false);
  const renew = () => setAttempt((count) => count + 1);
  const heed = (error: unknown) => {
    renew();
    if (asksForCaptcha(error)) setShown(true);
  };
  return { attempt, isShown, renew, heed };
};

export type CaptchaDemand = ReturnType<typeof useCaptchaDemand>;
