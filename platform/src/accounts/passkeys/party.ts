import { isIP } from 'node:net';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { flagsOf } from '../../merchants/flags.ts';

/** The site that a passkey is for: its host, and the origin that the page must have. */
export interface Party {
  readonly id: string;
  readonly origin: string;
}

/** Passkeys belong to a name over https; a browser also takes `localhost`. */
export const partyOf = ({ siteOrigin }: Pick<Call<unknown>, 'siteOrigin'>): Party => {
  const { protocol, hostname } = URL.canParse(siteOrigin) ? new URL(siteOrigin) : { protocol: '', hostname: '' };
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  if (!isSafe || isIP(hostname) > 0 || hostname.startsWith('['))
    throw new PlatformError('feature.unavailable', 'This site cannot have passkeys.');
  return { id: hostname, origin: siteOrigin };
};

/** Passkeys are on unless the merchant's flag says no: those that there are rest until it says yes again. */
export const refuseWhenOff = async ({ platform, merchant }: Call<unknown>): Promise<void> => {
  const { PASSKEYLOGIN3 } = await flagsOf(platform, merchant);
  if (PASSKEYLOGIN3 === false) throw new PlatformError('feature.unavailable', 'Passkeys are off.');
};
