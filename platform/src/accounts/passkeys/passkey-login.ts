import type { logInByPasskey, startPasskeyLogin } from '@shared-kernel/contracts/account/passkeys';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { auditAside } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, lt } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { auditRateLimit } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { knownPlace } from '../../identity/places.ts';
import { enter, refuseDisabled } from '../session/enter.ts';
import { CHALLENGE_MS, takeChallenge, writeChallenge } from './challenges.ts';
import { partyOf, refuseWhenOff } from './party.ts';
import { passkeys } from './passkeys.tables.ts';

type LogIn = typeof logInByPasskey;
type LogInCall = Call<ParsedInputOf<LogIn>>;
type Passkey = typeof passkeys.$inferSelect;

const failed = () => new PlatformError<LogIn>('passkey.failed', 'The passkey is unknown here or does not hold.');

export const startLogin = async (call: Call<unknown>): Promise<ValueOf<typeof startPasskeyLogin>> => {
  await refuseWhenOff(call);
  const { id: rpID } = partyOf(call);
  const { challenge } = await generateAuthenticationOptions({ rpID, challenge: await writeChallenge(call) });
  return { challenge, rpId: rpID, timeout: CHALLENGE_MS, userVerification: 'required' };
};

/** How often the authenticator has signed by now; the library throws for one that went back. */
const counterOf = async (call: LogInCall, passkey: Passkey, expectedChallenge: string): Promise<number> => {
  const { id, response } = call.input.credential;
  const party = partyOf(call);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch {
    throw failed();
  }
  throw failed();
};

/** The member whose passkey has signed, and only while its counter is still the one that was looked at. */
const proved = async (call: LogInCall): Promise<typeof members.$inferSelect> => {
  const { platform, merchant, input, now } = call;
  const { id, response } = input.credential;
  const challenge = await takeChallenge(call, response.clientDataJSON);
  const [found] = await platform.db
    .select({ passkey: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(and(eq(passkeys.credentialId, id), eq(passkeys.merchant, merchant.baseCode)));
  if (challenge === undefined || !found) throw failed();
  const counter = await counterOf(call, found.passkey, challenge);
  const isFurther = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const [used] = await platform.db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.credentialId, id), isFurther))
    .returning({ id: passkeys.id });
  if (!used) throw failed();
  return found.member;
};

/** Keeps a refusal; a made-up passkey costs its caller nothing, so of those a flood is thinned. */
const auditRefusal = async ({ platform: { db }, merchant, now }: LogInCall, error: unknown): Promise<void> => {
  if (!(error instanceof PlatformError)) return;
  const fact = { at: now, merchant: merchant.baseCode };
  if (error.code === 'passkey.failed') await auditRateLimit(db, { ...fact, event: 'passkey.failed' });
  if (error.code === 'user.disabled') await auditAside(db, { ...fact, event: 'login.disabled' });
};

/** Whoever has unlocked one of a member's passkeys enters as by the password, and is kept out as there. */
export const logIn = async (call: LogInCall): Promise<ValueOf<LogIn>> => {
  const { platform } = call;
  try {
    const member = await proved(call);
    refuseDisabled(member);
    const place = await knownPlace(platform.db, member.id, { visitor: call.visitor(), address: call.address });
    return await enter(call, member, { isUnrecognised: place === undefined });
  } catch (error) {
    await auditRefusal(call, error);
    throw error;
  }
};
