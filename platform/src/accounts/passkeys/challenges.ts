import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { and, eq, gt, isNull } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { hashToken } from '../../identity/tokens.ts';
import { passkeyChallenges } from './passkeys.tables.ts';

const CHALLENGE_BYTES = 32;
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** Of a session while a passkey is made, of a browser only at a login. */
type Asking = Pick<Call<unknown>, 'platform' | 'merchant' | 'now' | 'visitor'>;

/** Something to sign that nobody can know before. */
export const writeChallenge = async (call: Asking, sessionId?: string): Promise<Uint8Array<ArrayBuffer>> => {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  await call.platform.db.insert(passkeyChallenges).values({
    challengeHash: hashToken(Buffer.from(challenge).toString('base64url')),
    merchant: call.merchant.baseCode,
    visitor: call.visitor(),
    sessionId: sessionId ?? null,
    expiresAt: new Date(call.now.getTime() + CHALLENGE_MS),
  });
  return challenge;
};

const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return undefined;
    return typeof said.challenge === 'string' ? said.challenge : undefined;
  } catch {
    return undefined;
  }
};

/** Taken out, whatever comes of it: what was signed a second time, late or in another browser is nobody's. */
export const takeChallenge = async (
  call: Asking,
  clientDataJSON: string,
  sessionId?: string,
): Promise<string | undefined> => {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const [taken] = await call.platform.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.merchant, call.merchant.baseCode),
        eq(passkeyChallenges.visitor, call.visitor()),
        sessionId === undefined ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, call.now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return taken && challenge;
};
