import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import type { Database } from '../../database/database.ts';
import { and, count as countRows, eq, gt, inArray, isNull, max, type SQL, sql } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { memberAncestors } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { accounts } from '../../ledger/ledger.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { type askedTeam, isAgentType } from '../team/asked-team.ts';
import { onlineSince } from '../team/online.ts';
import { teamPage } from '../team/team-page.ts';

const walletSum = sql<string>`coalesce(sum(${accounts.balance}), 0)`;

/** Each member's row of some table, by member. */
const byMember = <Row extends { readonly memberId: number | null }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [Number(row.memberId), row]));

/** What a page shows of its members beside their names. */
const detailsOf = async (db: Database, ids: readonly number[], now: Date) => {
  const isOne = (column: Parameters<typeof inArray>[0]): SQL => inArray(column, [...ids]);
  const sizes = await db
    .select({ memberId: memberAncestors.ancestorId, size: countRows() })
    .from(memberAncestors)
    .where(isOne(memberAncestors.ancestorId))
    .groupBy(memberAncestors.ancestorId);
  const balances = await db
    .select({ memberId: accounts.memberId, balance: walletSum })
    .from(accounts)
    .where(and(isOne(accounts.memberId), eq(accounts.kind, 'wallet')))
    .groupBy(accounts.memberId);
  const logins = await db
    .select({ memberId: sessions.memberId, last: max(sessions.startedAt) })
    .from(sessions)
    .where(isOne(sessions.memberId))
    .groupBy(sessions.memberId);
  const online = await db
    .selectDistinct({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(isOne(sessions.memberId), gt(sessions.lastSeenAt, onlineSince(now)), isNull(sessions.endedAt)));
  return { sizes: byMember(sizes), balances: byMember(balances), logins: byMember(logins), online: byMember(online) };
};

const balanceOf = async (db: Database, team: Awaited<ReturnType<typeof askedTeam>>): Promise<string> => {
  const [wallets] = await db
    .select({ balance: walletSum })
    .from(accounts)
    .where(and(team.has(accounts.memberId), eq(accounts.kind, 'wallet')));
  return toDecimal(BigInt(wallets?.balance ?? 0));
};

/** The members of an agent's team. */
export const downlinesApi = (api: Api): void =>
  answerMember(api, getDownlines, async ({ platform: { db }, input, session, now }) => {
    const { team, rows, count, place } = await teamPage(db, session.member, input, now);
    const { sizes, balances, logins, online } = await detailsOf(
      db,
      rows.map(({ id }) => id),
      now,
    );
    return {
      list: rows.map(({ id, userName, type, registeredAt, uplineId }) => {
        const lastLoginAt = logins.get(id)?.last?.toISOString();
        return {
          userName,
          isAgent: isAgentType(type),
          teamSize: sizes.get(id)?.size ?? 0,
          balance: toDecimal(BigInt(balances.get(id)?.balance ?? 0)),
          registeredAt: registeredAt.toISOString(),
          ...(lastLoginAt && { lastLoginAt }),
          isOnline: online.has(id),
          isDirect: uplineId === session.member.id,
        };
      }),
      ...place,
      ...(count !== undefined && { footer: { count, balance: await balanceOf(db, team) } }),
    };
  });
