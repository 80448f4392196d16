import { startPasskeyLogin } from '@shared-kernel/contracts/account/passkeys';
import type { Failures } from '@shared-kernel/forms';
import { useRetryTime } from '@shared-kernel/forms/retry-time';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Button } from '@shared-kernel/ui/button';
import { FingerprintPattern } from '@shared-kernel/ui/icons';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { provePasskey } from '../../shared/passkey/authenticator.ts';
import { useHasPasskeys } from '../../shared/passkey/has-passkeys.ts';
import { useLogInByPasskey } from '../../shared/session/log-in.ts';

const CANCELLED = 'passkey.cancelled';

const FAILURES = {
  [CANCELLED]: 'login.passkey.cancelled',
  'passkey.failed': 'login.passkey.failed',
  'rate.limited': 'login.passkey.tooMany',
  'user.disabled': 'failure.disabled',
  'location.blocked': 'failure.location',
  'feature.unavailable': 'failure.unavailable',
  otherwise: 'login.passkey.unheard',
} as const satisfies Failures<'account', never>;

/** Why no passkey led in; a limit says when it ends, where the platform has said so. */
const usePasskeyWords = () => {
  const { t } = useTranslation('account');
  const retryTime = useRetryTime();
  return (error: unknown): string => {
    const text = wordsOf(FAILURES, error);
    const until = retryTime(error);
    return text === 'login.passkey.tooMany' && until ? t('login.passkey.tooManyUntil', until) : t(text);
  };
};

/** Asks the platform what to sign, the device to sign it, and enters with that. A player who says no is told so quietly. */
const usePasskeyLogin = () => {
  const wordsFor = usePasskeyWords();
  // What the device is asked to sign: good once, for five minutes.
  const { mutateAsync: start } = useApiMutation(startPasskeyLogin);
  const { mutateAsync: enter } = useLogInByPasskey();
  const [isBusy, setBusy] = useState(false);
  const logIn = async (): Promise<void> => {
    setBusy(true);
    try {
      await enter({ credential: await provePasskey(await start({})) });
    } catch (error) {
      const tone = isApiError(error) && error.code === CANCELLED ? 'plain' : 'bad';
      showToast({ text: wordsFor(error), tone, durationMs: TOAST_SHORT_MS });
    } finally {
      setBusy(false);
    }
  };
  return { logIn, isBusy };
};

/** The way in without a password, where the browser has passkeys; otherwise nothing. */
export const PasskeyButton = () => {
  const { t } = useTranslation('account');
  const { logIn, isBusy } = usePasskeyLogin();
  if (!useHasPasskeys()) return null;
  return (
    <Button isBlock icon={FingerprintPattern} isBusy={isBusy} onClick={() => void logIn()}>
      {t('login.passkey.use')}
    </Button>
  );
};
