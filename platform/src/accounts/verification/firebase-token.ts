import { int, object, oneOf, optional, regex, safeParse, string } from '@shared-kernel/contracts/schema';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { FirebaseAccess } from '../../base/firebase-access.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { log } from '../../log/log.ts';
import { FOREIGN_SUBJECT } from '../identity-rules/foreign-subject.ts';
import { CODE_MINUTES } from './one-time-codes.ts';

/** A visitor waits for the keys, when they are not there yet. */
const TIMEOUT_MS = 5_000;
/** How far ahead the issuer's clock may be. */
const AHEAD_S = 60;

const claimed = object({
  sub: string().check(regex(FOREIGN_SUBJECT)),
  auth_time: int(),
  phone_number: string(),
  firebase: object({ sign_in_provider: oneOf(['phone']), tenant: optional(string()) }),
});

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** The published keys; a fetched set is kept for minutes, and fetched again for a key that it has not, at most twice a minute. */
const keysAt = (address: string) => {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS });
  keySets.set(address, known);
  return known;
};

/** What says nothing of the token: the keys could not be had. */
const isUnreachable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === errors.JOSEError.code;

const claimsOf = async ({ project, keysUrl }: FirebaseAccess, token: string): Promise<unknown> => {
  try {
    const { payload } = await jwtVerify(token, keysAt(keysUrl), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: AHEAD_S,
    });
    return payload;
  } catch (error) {
    if (!isUnreachable(error)) return undefined;
    log({ level: 'warn', event: 'firebase.unreachable', address: keysUrl }, error);
    throw new PlatformError('platform.busy', 'The keys of Firebase cannot be read.');
  }
};

/**
 * Whose code was right, when: what a token is spent by, however often it is renewed. Undefined for a token that the project has
 * not signed, that is of a tenant inside of it or of another number, or whose code was typed longer ago than a code of ours is good: by the machine's clock,
 * as the issuer's own is, where demos move the platform's.
 */
export const provedBy = async (
  access: FirebaseAccess,
  mobile: string,
  token: string,
): Promise<{ readonly proof: string; readonly leftMs: number } | undefined> => {
  const read = safeParse(claimed, await claimsOf(access, token));
  if (!read.success || read.data.phone_number !== `+${mobile}`) return undefined;
  const { sub, auth_time: provedS, firebase } = read.data;
  if (firebase.tenant !== undefined) return undefined;
  const ageMs = Date.now() - provedS * 1000;
  if (ageMs < -AHEAD_S * 1000 || ageMs >= CODE_MINUTES * MINUTE_MS) return undefined;
  return { proof: `firebase/${access.project}/${sub}/${provedS}`, leftMs: CODE_MINUTES * MINUTE_MS - ageMs };
};
