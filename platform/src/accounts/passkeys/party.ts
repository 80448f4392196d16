import { isIP } from 'node:net';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';

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
