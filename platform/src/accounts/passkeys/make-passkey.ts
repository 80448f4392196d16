import * as contract from '@shared-kernel/contracts/account/passkeys';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { count, eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { holdSession } from '../../identity/find-session.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { hashToken } from '../../identity/tokens.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { requireLoginPassword } from '../identity-rules/require-login-password.ts';
import { CHALLENGE_MS, takeChallenge, writeChallenge } from './challenges.ts';
import { asListed } from './list-passkeys.ts';
import { partyOf, refuseWhenOff } from './party.ts';
import { passkeys } from './passkeys.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member's account opens with a further passkey. */
    'passkey.added': { readonly memberId: number; readonly name: string };
  }
}

type Start = typeof contract.startPasskey;
type Add = typeof contract.addPasskey;
type AddCall = MemberCall<ParsedInputOf<Add>>;

/** EdDSA, ES256, RS256 (COSE): what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

const failed = () => new PlatformError<Add>('passkey.failed', 'What the authenticator has made does not hold.');

const refuseWhenFull = async (db: Database, memberId: number): Promise<void> => {
  const [found] = await db.select({ own: count() }).from(passkeys).where(eq(passkeys.memberId, memberId));
  if ((found?.own ?? 0) >= contract.PASSKEYS_MAX)
    throw new PlatformError<Add>('passkey.limit', `A member has at most ${contract.PASSKEYS_MAX}.`);
};

/** What the authenticator knows the member by: the same for each of their passkeys, and no name. */
const handleOf = (merchant: string, memberId: number) =>
  new Uint8Array(Buffer.from(hashToken(`passkeys/${merchant}/${memberId}`), 'base64url'));

/** What makes a passkey that is found without a name, and opens only for whoever unlocks the authenticator. */
export const startPasskey = async (call: MemberCall<ParsedInputOf<Start>>): Promise<ValueOf<Start>> => {
  const { platform, merchant, session, input } = call;
  refuseTrial(session.member);
  await refuseWhenOff(call);
  const party = partyOf(call);
  await requireLoginPassword(call, input.password);
  await refuseWhenFull(platform.db, session.member.id);
  const own = await platform.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.memberId, session.member.id));
  const {
    rp,
    user,
    challenge,
    pubKeyCredParams,
    excludeCredentials = [],
  } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: merchant.name,
    userID: handleOf(merchant.baseCode, session.member.id),
    userName: session.member.username,
    userDisplayName: session.member.username,
    challenge: await writeChallenge(call, session.id),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own,
  });
  return {
    rp: { id: party.id, name: rp.name },
    user,
    challenge,
    pubKeyCredParams,
    timeout: CHALLENGE_MS,
    excludeCredentials: excludeCredentials.map(({ id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
};

const madeBy = async (call: AddCall) => {
  const { input, session } = call;
  const { id, response } = input.credential;
  const party = partyOf(call);
  const expectedChallenge = await takeChallenge(call, response.clientDataJSON, session.id);
  if (expectedChallenge === undefined) throw failed();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw failed();
  });
  if (!registrationInfo) throw failed();
  return registrationInfo.credential;
};

/** Kept with the audit and a mail, all or nothing; of several at once none goes over the limit, since the member's row is held. */
export const addPasskey = async (call: AddCall): Promise<ValueOf<Add>> => {
  const { platform, merchant, session, input, now } = call;
  const made = await madeBy(call);
  const memberId = session.member.id;
  return platform.db.transaction(async (tx) => {
    await holdSession(tx, session);
    await refuseWhenFull(tx, memberId);
    const [kept] = await tx
      .insert(passkeys)
      .values({
        credentialId: made.id,
        merchant: merchant.baseCode,
        memberId,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        name: input.name,
        addedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!kept) throw new PlatformError<Add>('passkey.taken', 'This passkey opens an account already.');
    await audit(tx, { event: 'passkey.added', at: now, merchant: merchant.code, memberId });
    await publishEvent(tx, 'passkey.added', { memberId, name: kept.name }, now);
    return asListed(kept);
  });
};
