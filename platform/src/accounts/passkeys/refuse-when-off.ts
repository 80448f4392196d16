import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { flagsOf } from '../../merchants/flags.ts';

/** Passkeys are on unless the merchant's flag says no: those that there are rest until it says yes again. */
export const refuseWhenOff = async ({ platform, merchant }: Call<unknown>): Promise<void> => {
  const { PASSKEYLOGIN3 } = await flagsOf(platform, merchant);
  if (PASSKEYLOGIN3 === false) throw new PlatformError('feature.unavailable', 'Passkeys are off.');
};
