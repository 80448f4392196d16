import type { Database } from '../../database/database.ts';
import { and, eq, gt, inArray, type SQLWrapper } from '../../database/orm.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { launches } from './launches.tables.ts';

/** How long an address may wait for its frame: until then a slow phone has loaded it. */
const TICKET_LIFE_MS = 2 * 60 * 1000;
const LAUNCH_LIFE_MS = 4 * 60 * 60 * 1000;

interface Ticket {
  readonly ticket: string;
  /** The row's fields; the ticket stands where the launch token will. */
  readonly row: { readonly tokenHash: string; readonly expiresAt: Date };
}

/** No launch token hashes to this: a ticket plays nothing. */
export const hashTicket = (ticket: string): string => hashToken(`ticket ${ticket}`);

/** What a game's address carries: it is worth one launch token, once and soon. */
export const newTicket = (now: Date): Ticket => {
  const ticket = newToken();
  return { ticket, row: { tokenHash: hashTicket(ticket), expiresAt: new Date(now.getTime() + TICKET_LIFE_MS) } };
};

/**
 * Gives the launch token for a ticket, which is worth nothing from then on. Undefined: used, too old, none at all, or of another
 * than `games`.
 */
export const takeTicket = async (
  db: Database,
  ticket: string | undefined,
  now: Date,
  games?: SQLWrapper,
): Promise<string | undefined> => {
  if (!ticket) return undefined;
  const token = newToken();
  const taken = await db
    .update(launches)
    .set({ tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + LAUNCH_LIFE_MS) })
    .where(
      and(
        eq(launches.tokenHash, hashTicket(ticket)),
        gt(launches.expiresAt, now),
        games && inArray(launches.nodeId, games),
      ),
    )
    .returning({ nodeId: launches.nodeId });
  return taken.length === 0 ? undefined : token;
};
