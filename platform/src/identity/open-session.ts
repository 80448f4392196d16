import { HOUR_MS } from '@shared-kernel/node/durations';
import Bowser from 'bowser';
import ipaddr from 'ipaddr.js';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/orm.ts';
import { requestScope } from '../log/request-scope.ts';
import { merchants } from '../merchants/merchants.tables.ts';
import { publishEvent } from '../outbox/outbox.ts';
import { members } from './members.tables.ts';
import { sessions } from './sessions.tables.ts';
import { hashToken, newToken } from './tokens.ts';

/** No browser names itself at greater length; what does is cut, so that nobody feeds the parser books. */
const AGENT_CHARACTERS = 512;
const FAMILY_CHARACTERS = 40;

interface Device {
  /** `Chrome`; null when the browser does not say. */
  readonly browser: string | null;
  /** `Android`. */
  readonly system: string | null;
}

/** What a player knows his device by, read from what it says of itself. No versions, no model: it is no fingerprint. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, AGENT_CHARACTERS));
  const family = (name: string | undefined): string | null => name?.slice(0, FAMILY_CHARACTERS) || null;
  return { browser: family(browser.name), system: family(os.name) };
};

/** Of four numbers in the older family, of eight in the newer. */
const PARTS_KEPT = 3;
const HEX = 16;

/**
 * The network that an address is of, enough to tell a stranger's from one's own and not enough to find a house:
 * `203.0.113.*`, `2001:db8:1:*`. Null for what is no address.
 */
export const networkOf = (address: string | undefined): string | null => {
  if (address === undefined) return null;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? `${parsed.octets.slice(0, PARTS_KEPT).join('.')}.*`
    : `${parsed.parts
        .slice(0, PARTS_KEPT)
        .map((part) => part.toString(HEX))
        .join(':')}:*`;
};

declare module '../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has signed in where neither the browser nor the address was known, and wants to be told. */
    'session.new-place': {
      readonly memberId: number;
      readonly browser: string | null;
      readonly system: string | null;
      readonly network: string | null;
    };
  }
}

const ownerOf = async (db: Database, memberId: number) => {
  const [owner] = await db
    .select({ merchant: merchants.code, hours: merchants.sessionHours, hasAlerts: members.hasSignInAlerts })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId));
  if (!owner) throw new Error(`A session is opened for member ${memberId}, who does not exist.`);
  return owner;
};

/** A session that an affiliate's site has opened ends after so long; another press asks its server again. */
const PARTNER_HOURS = 2;

interface OpenOptions {
  readonly isNewPlace?: boolean;
  /** The affiliate's site whose word opens it. */
  readonly partnerSite?: string | undefined;
}

/** Starts a session, with the browser that asks for it, and returns its token, which is known to the caller only. */
export const openSession = async (
  db: Database,
  memberId: number,
  now: Date,
  { isNewPlace = false, partnerSite }: OpenOptions = {},
): Promise<string> => {
  const token = newToken();
  const { merchant, hours: own, hasAlerts } = await ownerOf(db, memberId);
  const hours = partnerSite === undefined ? own : Math.min(own, PARTNER_HOURS);
  const caller = requestScope();
  const device = { ...deviceOf(caller?.userAgent), network: networkOf(caller?.address) };
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      memberId,
      startedAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
      ...device,
      partnerSite,
    });
    if (isNewPlace && hasAlerts) await publishEvent(tx, 'session.new-place', { memberId, ...device }, now);
    await audit(tx, {
      event: 'login.ok',
      at: now,
      merchant,
      memberId,
      ...(partnerSite && { details: { partnerSite } }),
    });
  });
  return token;
};
