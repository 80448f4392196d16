import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { needsWrapping, type WrappingKeys, wrapKey } from '../../encryption/key-wrap.ts';
import { log } from '../../log/log.ts';
import type { FairSeeds } from '../fair-random/fair-random.ts';
import { memberSeeds, revealedSeeds } from './seeds.tables.ts';
import { newSeed, openSeed } from './server-seed.ts';

type SeedRow = typeof memberSeeds.$inferSelect;

/** What a member may know of the seeds that draw now. */
export interface PromisedSeeds {
  /** SHA-256 of the server seed, in hex. */
  readonly seedHash: string;
  readonly clientSeed: string;
  /** How many rounds were drawn from both. */
  readonly rounds: number;
  /** The hash of the server seed that comes after. */
  readonly nextHash: string;
}

const CLIENT_SEED_BYTES = 8;

const freshPair = async (keys: WrappingKeys) => {
  const [now, next] = [await newSeed(keys), await newSeed(keys)];
  return { ...now, nextHash: next.seedHash, nextSealed: next.sealedSeed };
};

const newClientSeed = (): string => randomBytes(CLIENT_SEED_BYTES).toString('hex');

const rowOf = async (db: Database, memberId: number): Promise<SeedRow | undefined> => {
  const [row] = await db.select().from(memberSeeds).where(eq(memberSeeds.memberId, memberId));
  return row;
};

const isStill = ({ memberId, seedHash }: Pick<SeedRow, 'memberId' | 'seedHash'>) =>
  and(eq(memberSeeds.memberId, memberId), eq(memberSeeds.seedHash, seedHash));

/** After the operator's key has changed, seeds are wrapped by the new one; those that no key opens any more are lost, and replaced. */
const wrapAnew = async (db: Database, row: SeedRow, keys: WrappingKeys): Promise<void> => {
  const wrap = async (seedHash: string, sealedSeed: SeedRow['sealedSeed']) =>
    wrapKey({ seed: await openSeed({ seedHash, sealedSeed }, keys) }, keys);
  const set = (changed: Partial<SeedRow>) => db.update(memberSeeds).set(changed).where(isStill(row));
  try {
    const [sealedSeed, nextSealed] = [
      await wrap(row.seedHash, row.sealedSeed),
      await wrap(row.nextHash, row.nextSealed),
    ];
    await set({ sealedSeed, nextSealed });
  } catch (error) {
    log({ level: 'error', event: 'seeds.lost', memberId: row.memberId, rounds: row.rounds }, error);
    await set({ ...(await freshPair(keys)), clientSeed: newClientSeed(), rounds: 0 });
  }
};

/** Gives a member seeds, if there are none; the client seed is ours until the player chooses one. */
export const ensureSeeds = async (db: Database, memberId: number, keys: WrappingKeys): Promise<void> => {
  const row = await rowOf(db, memberId);
  if (row) {
    if ((await needsWrapping(row.sealedSeed, keys)) || (await needsWrapping(row.nextSealed, keys)))
      await wrapAnew(db, row, keys);
    return;
  }
  const values = { memberId, clientSeed: newClientSeed(), ...(await freshPair(keys)) };
  await db.insert(memberSeeds).values(values).onConflictDoNothing();
};

/** What is promised for a member's next rounds. */
export const promisedSeeds = async (db: Database, memberId: number, keys: WrappingKeys): Promise<PromisedSeeds> => {
  await ensureSeeds(db, memberId, keys);
  const row = await rowOf(db, memberId);
  if (!row) throw new Error(`Member ${memberId} has no seeds.`);
  const { seedHash, clientSeed, rounds, nextHash } = row;
  return { seedHash, clientSeed, rounds, nextHash };
};

const takeNext = async (tx: Transaction, memberId: number): Promise<SeedRow | undefined> => {
  const [row] = await tx
    .update(memberSeeds)
    .set({ rounds: sql`${memberSeeds.rounds} + 1` })
    .where(eq(memberSeeds.memberId, memberId))
    .returning();
  return row;
};

/** The seeds of one round, with a nonce that no other round has. They stay as they are until the transaction ends. */
export const takeSeeds = async (
  tx: Transaction,
  memberId: number,
  keys: WrappingKeys,
): Promise<FairSeeds & { readonly seedHash: string }> => {
  let row = await takeNext(tx, memberId);
  if (!row) {
    await ensureSeeds(tx, memberId, keys);
    row = await takeNext(tx, memberId);
  }
  if (!row) throw new Error(`Member ${memberId} has no seeds.`);
  const { seedHash, clientSeed, rounds } = row;
  return { seedHash, serverSeed: await openSeed(row, keys), clientSeed, nonce: rounds - 1 };
};

export interface SeedChange {
  readonly clientSeed: string;
  /** The hash that the player saw: what has been changed meanwhile is left as it is. */
  readonly seedHash: string;
}

/**
 * Reveals the server seed that drew until now, and draws from the one that was promised next with the player's new seed. Where
 * nothing was drawn yet there is nothing to reveal: the player's seed alone changes.
 */
export const changeSeeds = async (
  tx: Transaction,
  memberId: number,
  { clientSeed, seedHash }: SeedChange,
  { keys, at }: { readonly keys: WrappingKeys; readonly at: Date },
): Promise<void> => {
  const [row] = await tx.select().from(memberSeeds).where(isStill({ memberId, seedHash })).for('update');
  if (!row) return;
  const write = (changed: Partial<SeedRow>) =>
    tx
      .update(memberSeeds)
      .set({ clientSeed, ...changed })
      .where(isStill(row));
  if (row.rounds === 0) {
    await write({});
    return;
  }
  const next = await newSeed(keys);
  const { rounds } = row;
  const revealed = { seedHash, memberId, serverSeed: await openSeed(row, keys), clientSeed: row.clientSeed, rounds };
  await tx.insert(revealedSeeds).values({ ...revealed, revealedAt: at });
  await write({
    seedHash: row.nextHash,
    sealedSeed: row.nextSealed,
    rounds: 0,
    nextHash: next.seedHash,
    nextSealed: next.sealedSeed,
  });
};
