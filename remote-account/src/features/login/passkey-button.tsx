import { startPasskeyLogin } from '@shared-kernel/contracts/account/passkeys';
import { type Failures, useGeneralWords } from '@shared-kernel/forms';
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
  'user.disabled': 'failure.disabled',
  'location.blocked': 'failure.location',
  'feature.unavailable': 'failure.unavailable',
  otherwise: 'login.passkey.unheard',
} as const satisfies Failures<'account', never>;

/** Why no passkey led in; a limit in the forms' words, without customer service: staff cannot lift it. */
const usePasskeyWords = () => {
  const { t } = useTranslation('account');
  const general = useGeneralWords();
  return (error: unknown): string =>
    isApiError(error) && error.code === 'rate.limited' ? general(error) : t(wordsOf(FAILURES, error));
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
