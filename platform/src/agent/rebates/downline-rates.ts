import type {
  getDownlineRebates,
  getRebateQuotas,
  updateDownlineRebates,
} from '@shared-kernel/contracts/agent/rebates';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type RateSetting, readRates, refuseRates, settingsOf, writeRates } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { holdMembers } from '../../identity/hold-members.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText } from '../../ledger/money.ts';
import { requireAgent } from '../team/asked-team.ts';

type Agent = LiveSession['member'];
type Edit = typeof updateDownlineRebates;

/** A direct member. Fails with `not.found` for anyone else. */
const findDirect = async (db: Database, agent: Agent, userName: string) => {
  requireAgent(agent);
  const [member] = await db
    .select({ id: members.id, userName: members.username })
    .from(members)
    .where(and(eq(members.uplineId, agent.id), eq(members.username, userName.trim().toLowerCase())));
  if (!member) throw new PlatformError('not.found', 'No such direct member.');
  return member;
};

const toRanges = (settings: readonly RateSetting[]): ValueOf<typeof getRebateQuotas>['list'] =>
  settings.map(({ category, rate, least, most, quotaFrom, left }) => ({
    gameType: category,
    rate: rateText(rate),
    least: rateText(least),
    most: rateText(most),
    ...(most >= quotaFrom && { quota: { from: rateText(quotaFrom), left } }),
  }));

/** What the agent may give to an account that is opened. */
export const readQuotas = async ({
  platform: { db },
  session: { member: agent },
  now,
}: MemberCall<unknown>): Promise<ValueOf<typeof getRebateQuotas>> => {
  requireAgent(agent);
  return { list: toRanges(await settingsOf(db, agent, undefined, dayOf(now))) };
};

/** What a direct member has, and the range of each rate. */
export const readDownlineRates = async ({
  platform: { db },
  input,
  session,
  now,
}: MemberCall<ParsedInputOf<typeof getDownlineRebates>>): Promise<ValueOf<typeof getDownlineRebates>> => {
  const member = await findDirect(db, session.member, input.userName);
  return { userName: member.userName, list: toRanges(await settingsOf(db, session.member, member.id, dayOf(now))) };
};

/** Sets rates of a direct member in one transaction, from today on. */
export const editRates = async ({
  platform,
  input,
  session: { member: agent },
  now,
}: MemberCall<ParsedInputOf<Edit>>): Promise<ValueOf<Edit>> =>
  platform.db.transaction(async (tx) => {
    await holdMembers(tx, [agent.id, (await findDirect(tx, agent, input.userName)).id]);
    // Once more: the member may have been moved meanwhile.
    const member = await findDirect(tx, agent, input.userName);
    const day = dayOf(now);
    const settings = await settingsOf(tx, agent, member.id, day);
    for (const { gameType, was } of input.rates) {
      const setting = settings.find(({ category }) => category === gameType);
      if (setting && rateText(setting.rate) !== was)
        throw new PlatformError<Edit>('rebate.changed', 'It is no longer what it was.', { value: { gameType } });
    }
    const to = { upline: agent, memberId: member.id, now };
    await writeRates(tx, to, settings, refuseRates(settings, readRates(input.rates)));
    return { userName: member.userName, list: toRanges(await settingsOf(tx, agent, member.id, day)) };
  });
