import type { finishSocial } from '@shared-kernel/contracts/account/social';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import * as openid from 'openid-client';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq, gt } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { auditRateLimit } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { knownPlace } from '../../identity/places.ts';
import { hashToken } from '../../identity/tokens.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { checkField, type Rules } from '../identity-rules/check-fields.ts';
import { FOREIGN_SUBJECT } from '../identity-rules/foreign-subject.ts';
import { enter, refuseDisabled } from '../session/enter.ts';
import { openidProvider } from './openid-provider.ts';
import { socialAttempts, socialLinks, socialTickets } from './social.tables.ts';

type Finish = typeof finishSocial;
type FinishCall = Call<ParsedInputOf<Finish>>;
type Attempt = typeof socialAttempts.$inferSelect;

const TICKET_MS = 30 * MINUTE_MS;

const failed = (message: string) => new PlatformError<Finish>('social.failed', message);

/** Taken out: a state that comes back a second time, late or in another browser is nobody's. */
const takeAttempt = async (call: FinishCall): Promise<Attempt> => {
  const { platform, merchant, input, now } = call;
  const [attempt] = await platform.db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, hashToken(input.state)),
        eq(socialAttempts.merchant, merchant.baseCode),
        eq(socialAttempts.visitor, call.visitor()),
        gt(socialAttempts.expiresAt, now),
      ),
    )
    .returning();
  if (!attempt) throw failed('Nobody of this browser is at a provider with this state.');
  return attempt;
};

/** The claims of a token whose signature, issuer, audience, expiry and nonce hold. */
const claimsOf = async (call: FinishCall, attempt: Attempt): Promise<openid.IDToken> => {
  const { platform, merchant, input, now } = call;
  const access = platform.config.socialProviders[attempt.provider];
  if (access === undefined) throw new PlatformError('feature.unavailable', `Login with ${attempt.provider} is off.`);
  const provider = await openidProvider(access);
  const cameBack = new URL(attempt.returnTo);
  for (const name of ['state', 'code', 'iss'] as const) {
    const value = input[name];
    if (value !== undefined) cameBack.searchParams.set(name, value);
  }
  try {
    const tokens = await openid.authorizationCodeGrant(provider, cameBack, {
      expectedState: input.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims !== undefined && FOREIGN_SUBJECT.test(claims.sub)) return claims;
  } catch {
    await auditRateLimit(platform.db, {
      event: 'social.failed',
      at: now,
      merchant: merchant.baseCode,
      details: { provider: attempt.provider },
    });
  }
  throw failed('What the provider has brought back does not hold.');
};

const writeTicket = async (call: FinishCall, provider: string, { iss, sub }: openid.IDToken): Promise<string> => {
  const { platform, merchant, now } = call;
  const ticket = openid.randomState();
  await platform.db.insert(socialTickets).values({
    ticketHash: hashToken(ticket),
    merchant: merchant.baseCode,
    visitor: call.visitor(),
    provider,
    issuer: iss,
    subject: sub,
    writtenAt: now,
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
  return ticket;
};

/** What a provider says of somebody, where the merchant's registration has a field for it and would take it. */
const taken = (rules: Rules, field: 'email' | 'nickname', said: unknown): string | undefined => {
  if (typeof said !== 'string' || rules[field]?.enabled !== true) return undefined;
  try {
    checkField(rules, field, said);
    return said;
  } catch {
    return undefined;
  }
};

export const finish = async (call: FinishCall): Promise<ValueOf<Finish>> => {
  const { platform, merchant, input } = call;
  const attempt = await takeAttempt(call);
  if (input.error !== undefined)
    throw new PlatformError<Finish>('social.cancelled', 'The visitor or the provider has said no.');
  const claims = await claimsOf(call, attempt);
  const isLink = and(
    eq(socialLinks.merchant, merchant.baseCode),
    eq(socialLinks.issuer, claims.iss),
    eq(socialLinks.subject, claims.sub),
  );
  const [linked] = await platform.db
    .select({ member: members })
    .from(socialLinks)
    .innerJoin(members, eq(members.id, socialLinks.memberId))
    .where(isLink);
  if (linked) {
    refuseDisabled(linked.member);
    const place = await knownPlace(platform.db, linked.member.id, { visitor: call.visitor(), address: call.address });
    const stillProved = async (tx: Transaction): Promise<void> => {
      const [link] = await tx.select({ memberId: socialLinks.memberId }).from(socialLinks).where(isLink);
      if (link?.memberId !== linked.member.id) throw failed('The link has been taken away meanwhile.');
    };
    return { session: await enter(call, linked.member, { isUnrecognised: place === undefined, stillProved }) };
  }
  const rules = await fieldRulesOf(platform, merchant);
  const [email, nickname] = [taken(rules, 'email', claims.email), taken(rules, 'nickname', claims.name)];
  return {
    ticket: await writeTicket(call, attempt.provider, claims),
    ...(email !== undefined && { email }),
    ...(nickname !== undefined && { nickname }),
  };
};
