import { createPublicKey, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, isNull } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { partnerSites } from './partner-sites.tables.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Undefined: not known at this merchant, or its agent is none any more: disabled, or no agent. */
export const partnerSiteOf = async (db: Database, merchant: string, id: string) => {
  if (!UUID.test(id)) return undefined;
  const [found] = await db
    .select({ site: partnerSites })
    .from(partnerSites)
    .innerJoin(members, eq(members.id, partnerSites.agentId))
    .where(
      and(
        eq(partnerSites.id, id),
        eq(partnerSites.merchant, merchant),
        eq(members.isDisabled, false),
        isAgentSql(members.type.getSQL()),
      ),
    );
  return found?.site;
};

const MAX_ORIGINS = 8;
const HOST = /^[\w.-]+$/;
const LOCAL_HOST = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1)$/;

/** `https://agents.example`: no path, no wildcard; without TLS on this machine alone. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text || !HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOST.test(hostname));
};

/** Reads a public key as `openssl pkey -pubout` writes it: Ed25519, or the curve P-256. Fails with `request.invalid`. */
const publicKeyIn = (pem: string): JWK => {
  if (pem.includes('PRIVATE'))
    throw new PlatformError(
      'request.invalid',
      'This is the private key. It stays on the affiliate’s server: make another.',
    );
  try {
    const { kty, crv, x, y } = createPublicKey(pem).export({ format: 'jwk' });
    if (crv === 'Ed25519' || crv === 'P-256') return { kty, crv, x, ...(y !== undefined && { y }) } as JWK;
  } catch {
    // Said below.
  }
  throw new PlatformError('request.invalid', 'The key is no public key (PEM) of Ed25519 or P-256.');
};

const checkOrigins = (origins: readonly string[]): void => {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined)
    throw new PlatformError('request.invalid', `"${wrong}" is no origin: https://agents.example, without a path.`);
  if (origins.length === 0 || origins.length > MAX_ORIGINS)
    throw new PlatformError('request.invalid', `A site has 1 to ${MAX_ORIGINS} origins.`);
};

interface NewPartnerSite {
  readonly merchant: string;
  readonly username: string;
  readonly origins: readonly string[];
  readonly pem: string;
}

/** Answers the site's id. Fails with `not.found` for nobody's name and for one who is no agent, with `request.invalid` for what is no origin or no key. */
export const addPartnerSite = async (
  db: Database,
  { merchant, username, origins, pem }: NewPartnerSite,
  at: Date,
): Promise<string> => {
  checkOrigins(origins);
  const publicKey = publicKeyIn(pem);
  const [agent] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, username), isAgentSql(members.type.getSQL())));
  if (!agent) throw new PlatformError('not.found', `There is no agent "${username}" at ${merchant}.`);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(partnerSites).values({ id, merchant, agentId: agent.id, origins, publicKey, addedAt: at });
    await audit(tx, {
      event: 'partner.added',
      at,
      merchant,
      memberId: agent.id,
      details: { origins: origins.join(' ') },
    });
  });
  return id;
};

export interface PartnerSiteChange {
  readonly origins?: readonly string[];
  /** A new key: the present one counts beside it until `endsFormerKey`. */
  readonly pem?: string;
  readonly endsFormerKey?: boolean;
}

/** Fails with `not.found` for an unknown site, with `request.invalid` for what is no origin or no key, and for a third key. */
export const changePartnerSite = (
  db: Database,
  id: string,
  { origins, pem, endsFormerKey = false }: PartnerSiteChange,
  at: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (origins) checkOrigins(origins);
    const [site] = UUID.test(id)
      ? await tx.select().from(partnerSites).where(eq(partnerSites.id, id)).for('update')
      : [];
    if (!site) throw new PlatformError('not.found', `There is no partner site "${id}".`);
    const formerKey = endsFormerKey ? null : site.formerKey;
    if (pem !== undefined && formerKey)
      throw new PlatformError('request.invalid', 'The site has two keys already: end the former one first.');
    await tx
      .update(partnerSites)
      .set({
        origins: origins ?? site.origins,
        ...(pem === undefined ? { formerKey } : { publicKey: publicKeyIn(pem), formerKey: site.publicKey }),
      })
      .where(eq(partnerSites.id, id));
    const { merchant, agentId: memberId } = site;
    const details = {
      site: id,
      origins: (origins ?? site.origins).join(' '),
      hasNewKey: pem !== undefined,
      endsFormerKey,
    };
    await audit(tx, { event: 'partner.changed', at, merchant, memberId, details });
  });

/** Every site with its agent's name, the newest first. */
export const listPartnerSites = (db: Database) =>
  db
    .select({ site: partnerSites, username: members.username })
    .from(partnerSites)
    .innerJoin(members, eq(members.id, partnerSites.agentId))
    .orderBy(desc(partnerSites.addedAt));

/** Takes a site's word no more, and ends the sessions that it has opened. One that is gone already is no error. */
export const removePartnerSite = (db: Database, id: string, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    if (!UUID.test(id)) return;
    const [gone] = await tx.delete(partnerSites).where(eq(partnerSites.id, id)).returning();
    if (!gone) return;
    await tx
      .update(sessions)
      .set({ endedAt: at, endedBy: 'staff' })
      .where(and(eq(sessions.partnerSite, id), isNull(sessions.endedAt)));
    await audit(tx, { event: 'partner.removed', at, merchant: gone.merchant, memberId: gone.agentId });
  });
