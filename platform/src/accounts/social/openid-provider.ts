import type { finishSocial } from '@shared-kernel/contracts/account/social';
import * as openid from 'openid-client';
import { PlatformError } from '../../base/platform-error.ts';
import type { SocialAccess } from '../../base/social-providers.ts';
import { log } from '../../log/log.ts';

/** A visitor waits for each answer. */
const TIMEOUT_S = 5;

/** What the provider says of itself, and a client that checks every signature against its published keys. */
export const openidProvider = async ({
  issuer,
  clientId,
  clientSecret,
}: SocialAccess): Promise<openid.Configuration> => {
  const isBare = issuer.startsWith('http:');
  const execute = [openid.enableNonRepudiationChecks, ...(isBare ? [openid.allowInsecureRequests] : [])];
  try {
    return await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
  } catch (error) {
    log({ level: 'warn', event: 'social.unreachable', issuer }, error);
    throw new PlatformError<typeof finishSocial>('social.unreachable', 'The provider does not answer.');
  }
};
