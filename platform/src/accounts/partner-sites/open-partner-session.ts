import { createHash } from 'node:crypto';
import type { openPartnerSession } from '@shared-kernel/contracts/account/partner-sites';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import * as jose from 'jose';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, sql } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { spendOnce } from '../../http/keys/spent.ts';
import { auditRateLimit } from '../../http/limits/rate-limit.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { enter } from '../session/enter.ts';
import { partnerSites } from './partner-sites.tables.ts';
import { partnerSiteOf } from './partner-sites.ts';

type Open = typeof openPartnerSession;
type OpenCall = Call<ParsedInputOf<Open>>;
type Site = typeof partnerSites.$inferSelect;

/** How old a code may be, and how far the affiliate's clock may be off, in seconds. */
const CODE_AGE_S = 60;
const CLOCK_TOLERANCE_S = 30;
const JTI_PATTERN = /^[\w.~-]{8,128}$/;

const refused = (message: string) => new PlatformError<Open>('partner.refused', message);

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

interface Claims {
  /** The agent's username. */
  readonly sub: string;
  readonly jti: string;
}

/** What the site's server has signed, for this frame of this page. */
const claimsOf = async ({ input, now }: OpenCall, site: Site): Promise<Claims> => {
  const verify = async (key: jose.JWK) =>
    jose.jwtVerify(input.code, await jose.importJWK(key, key.crv === 'P-256' ? 'ES256' : 'EdDSA'), {
      algorithms: ['EdDSA', 'ES256'],
      issuer: site.id,
      audience: site.merchant,
      maxTokenAge: CODE_AGE_S,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'origin', 'challenge'],
    });
  const { payload } = await verify(site.publicKey)
    .catch((error) => {
      if (!site.formerKey || error instanceof jose.errors.JWTExpired) throw error;
      return verify(site.formerKey);
    })
    .catch((error) => {
      if (error instanceof jose.errors.JWTExpired)
        throw new PlatformError<Open>('partner.expired', 'The code is older than a minute.');
      throw refused(`The code does not hold: ${error instanceof Error ? error.message : 'unreadable'}.`);
    });
  const { origin, challenge } = payload;
  const [sub, jti] = [String(payload.sub), String(payload.jti)];
  if (origin !== input.origin || !site.origins.includes(input.origin))
    throw refused('The code, or the page, is of another origin.');
  if (challenge !== challengeOf(input.verifier)) throw refused('The code was made for another frame.');
  if (!JTI_PATTERN.test(jti)) throw refused('`jti` is 8 to 128 letters, digits and `._~-`.');
  return { sub, jti };
};

/** The site's agent, or an agent below; undefined for anybody else. */
const agentOf = async (db: Database, site: Site, username: string) => {
  const [found] = await db
    .select({ member: members })
    .from(members)
    .leftJoin(
      memberAncestors,
      and(eq(memberAncestors.memberId, members.id), eq(memberAncestors.ancestorId, site.agentId)),
    )
    .where(
      and(
        eq(members.merchant, site.merchant),
        eq(members.username, username.toLowerCase()),
        isAgentSql(members.type.getSQL()),
        sql`(${members.id} = ${site.agentId} or ${memberAncestors.ancestorId} is not null)`,
      ),
    );
  return found?.member;
};

const vouchedFor = async (call: OpenCall, site: Site) => {
  const { sub, jti } = await claimsOf(call, site);
  const member = await agentOf(call.platform.db, site, sub);
  if (!member) throw refused('The code names no agent whom this site may vouch for.');
  const until = new Date(call.now.getTime() + 2 * (CODE_AGE_S + CLOCK_TOLERANCE_S) * 1000);
  if (!(await spendOnce(call.platform.db, `partner/${site.id}/${jti}`, until)))
    throw new PlatformError<Open>('partner.used', 'The code has been used.');
  return member;
};

/** The session of an agent for whom the server of an affiliate's site vouches. */
export const openSession = async (call: OpenCall): Promise<ValueOf<Open>> => {
  const { platform, merchant, input, now } = call;
  const site = await partnerSiteOf(platform.db, merchant.baseCode, input.id);
  if (!site) throw refused('No such partner site.');
  const member = await vouchedFor(call, site).catch(async (error) => {
    const details = { site: site.id, code: error instanceof PlatformError ? error.code : 'failed' };
    await auditRateLimit(platform.db, { event: 'partner.failed', at: now, merchant: site.merchant, details });
    throw error;
  });
  if (member.mustChangePassword) throw new PlatformError('password.expired', 'The password must be changed first.');
  const stillProved = async (tx: Transaction): Promise<void> => {
    const [still] = await tx
      .select({ id: partnerSites.id })
      .from(partnerSites)
      .where(eq(partnerSites.id, site.id))
      .for('share');
    if (!still) throw refused('The partner site has been removed meanwhile.');
  };
  return enter(call, member, { isUnrecognised: false, partnerSite: site.id, stillProved });
};
