import { HOUR_MS } from '@shared-kernel/node/durations';
import { bulkInsert, reserveIds } from '../../../src/database/bulk-insert.ts';
import type { Database } from '../../../src/database/database.ts';
import { memberAncestors, members } from '../../../src/identity/members.tables.ts';
import { accounts } from '../../../src/ledger/ledger.tables.ts';
import { messages } from '../../../src/messages/mail/mail.tables.ts';
import { favourites, recentGames } from '../../../src/play/catalogue/catalogue.tables.ts';
import { JUAN, MARA } from './demo-accounts.ts';
import type { Person } from './people.seed.ts';

const JUAN_UNREAD = 12;
const MARA_UNREAD = 4;
const RECENT_EVERY_MS = 5 * HOUR_MS;

const SUBJECTS = [
  { EN: 'Your daily rebate is ready', TY: 'Handa na ang daily rebate mo' },
  { EN: 'Deposit received', TY: 'Natanggap ang deposito' },
  { EN: 'Mission completed', TY: 'Tapos na ang mission' },
];
const BODY = { EN: 'Open your records to see the amount.', TY: 'Buksan ang mga tala mo para makita ang halaga.' };

/** Mail of a demo member: `unread` new ones on top of a few that were read. */
const messageRows = (memberId: number, unread: number, now: Date): (typeof messages.$inferInsert)[] =>
  Array.from({ length: unread + 5 }, (_, index) => ({
    memberId,
    subject: SUBJECTS[index % SUBJECTS.length] ?? BODY,
    body: BODY,
    sentAt: new Date(now.getTime() - (index + 1) * 9 * HOUR_MS),
    readAt: index < unread ? null : new Date(now.getTime() - index * 8 * HOUR_MS),
  }));

/** Everyone above a person, nearest first, as positions in the list. */
const ancestorsOf = (person: Person, people: readonly Person[]): number[] => {
  const above: number[] = [];
  for (let upline = person.upline; upline !== null; upline = people[upline]?.upline ?? null) above.push(upline);
  return above;
};

const seedDemoExtras = async (
  tx: Database,
  idOf: (username: string) => number,
  nodeOf: (name: string) => string,
  now: Date,
): Promise<void> => {
  const juan = idOf(JUAN.username);
  await tx
    .insert(messages)
    .values([...messageRows(juan, JUAN_UNREAD, now), ...messageRows(idOf(MARA.username), MARA_UNREAD, now)]);
  await tx.insert(favourites).values(
    ['Parol Nights', 'Sky Rocket'].map((name, index) => ({
      memberId: juan,
      nodeId: nodeOf(name),
      addedAt: new Date(now.getTime() - index * RECENT_EVERY_MS),
    })),
  );
  await tx.insert(recentGames).values(
    ['Dragon Ember', 'Lucky Sevens', 'Jeepney King', 'Koi Emperor', 'Parol Nights'].map((name, index) => ({
      memberId: juan,
      nodeId: nodeOf(name),
      playedAt: new Date(now.getTime() - (index + 1) * RECENT_EVERY_MS),
    })),
  );
};

/** Writes a brand's members with their team tree, empty wallets, and what the demo accounts have besides. */
export const seedMembers = async (
  tx: Database,
  merchant: { readonly code: string; readonly currency: string },
  people: readonly Person[],
  passwordHash: string | null,
  nodeOf: (name: string) => string,
  now: Date,
): Promise<void> => {
  const ids = await reserveIds(tx, members, people.length);
  const idAt = (index: number): number => ids[index] ?? 0;
  await bulkInsert(
    tx,
    members,
    people.map(({ index, username, type, upline, vipLevel, registeredAt }) => ({
      id: idAt(index),
      merchant: merchant.code,
      username,
      passwordHash,
      type,
      uplineId: upline === null ? null : idAt(upline),
      vipLevel,
      registeredAt,
      isDisabled: false,
      isFirstLogin: false,
    })),
  );
  await bulkInsert(
    tx,
    memberAncestors,
    people.flatMap((person) =>
      ancestorsOf(person, people).map((ancestor, step) => ({
        ancestorId: idAt(ancestor),
        memberId: idAt(person.index),
        depth: step + 1,
      })),
    ),
  );
  const wallet = { merchant: merchant.code, kind: 'wallet' as const, currency: merchant.currency, balance: 0n };
  await bulkInsert(
    tx,
    accounts,
    people.map(({ index }) => ({ ...wallet, memberId: idAt(index) })),
  );
  await seedDemoExtras(tx, (username) => idAt(people.findIndex((person) => person.username === username)), nodeOf, now);
};
