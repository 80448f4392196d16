import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import type { AccountOwner } from '../../ledger/member-account.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { vendorPlayers } from './vendor-wallet.tables.ts';
import { refusal } from './wallet-call.ts';

const PLAYER_BYTES = 12;

/** Under what name a vendor knows a member. */
export const playerOf = async (db: Database, vendor: string, memberId: number): Promise<string> => {
  const player = `p-${randomBytes(PLAYER_BYTES).toString('hex')}`;
  await db.insert(vendorPlayers).values({ vendor, memberId, player }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(vendorPlayers)
    .where(and(eq(vendorPlayers.vendor, vendor), eq(vendorPlayers.memberId, memberId)));
  if (!row) throw new Error(`Member ${memberId} got no name for ${vendor}.`);
  return row.player;
};

const selectOwners = (db: Database) =>
  db
    .select({ id: members.id, merchant: members.merchant, type: members.type, currency: merchants.currency })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .$dynamic();

type Owner = Awaited<ReturnType<typeof selectOwners>>[number];

const toOwner = ({ type, ...owner }: Owner): AccountOwner => ({ ...owner, isTrial: type === TRIAL_TYPE });

/** Whose account it is. */
export const ownerById = async (db: Database, memberId: number): Promise<AccountOwner> => {
  const [owner] = await selectOwners(db).where(eq(members.id, memberId));
  if (!owner) throw new Error(`There is no member ${memberId}.`);
  return toOwner(owner);
};

/** Whom a vendor means. Fails with `player.unknown` for a name that it never got. */
export const ownerOf = async (db: Database, vendor: string, player: string): Promise<AccountOwner> => {
  const [owner] = await selectOwners(db)
    .innerJoin(vendorPlayers, eq(vendorPlayers.memberId, members.id))
    .where(and(eq(vendorPlayers.vendor, vendor), eq(vendorPlayers.player, player)));
  if (!owner) throw refusal('player.unknown', `${vendor} knows no player ${player}.`);
  return toOwner(owner);
};
