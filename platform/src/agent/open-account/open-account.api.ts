import { randomInt } from 'node:crypto';
import * as contract from '@shared-kernel/contracts/agent/accounts';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { DAY_MS } from '@shared-kernel/node/durations';
import {
  affiliateCodes,
  openMember,
  type Rates,
  readRates,
  refuseRates,
  settingsOf,
} from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, desc, eq, gt, isNull, or } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText } from '../../ledger/money.ts';
import { requireAgent } from '../team/asked-team.ts';

type Create = typeof contract.createAffiliateLink;
type StoredLink = typeof affiliateCodes.$inferSelect;
type Link = ValueOf<Create>;

/** Without what is read wrong: 0 and O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const toGiven = (rates: Rates): Link['rates'] =>
  Object.entries(rates).map(([gameType, rate]) => ({ gameType, rate: rateText(rate) }));

const toLink = ({ code, kind, uses, createdAt, expiresAt, rates }: StoredLink): Link => ({
  code,
  kind,
  uses,
  createdAt: createdAt.toISOString(),
  ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
  rates: toGiven(rates),
});

/** The rates that are asked for; none is no rate. */
const givenIn = (asked: ParsedInputOf<Create>['rates']): Rates =>
  Object.fromEntries(Object.entries(readRates(asked)).filter(([, rate]) => rate > 0));

/** The links of an agent by which somebody can register now. */
const linksOf = (memberId: number, now: Date) =>
  and(
    eq(affiliateCodes.memberId, memberId),
    eq(affiliateCodes.isActive, true),
    or(isNull(affiliateCodes.expiresAt), gt(affiliateCodes.expiresAt, now)),
  );

/** One link more; the agent is held, so that several at once keep the limit. */
const create = (call: MemberCall<ParsedInputOf<Create>>) =>
  call.platform.db.transaction(async (tx: Transaction): Promise<Link> => {
    const { session, input, now } = call;
    const { id: memberId, merchant } = session.member;
    requireAgent(session.member);
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    if ((await tx.$count(affiliateCodes, linksOf(memberId, now))) >= contract.LINKS_MAX)
      throw new PlatformError<Create>('link.limit', 'The agent has as many links as may be.');
    const rates = refuseRates(await settingsOf(tx, session.member, undefined, dayOf(now)), givenIn(input.rates));
    const expiresAt = input.days === undefined ? null : new Date(now.getTime() + input.days * DAY_MS);
    const fresh = { merchant, code: newCode(), memberId, kind: input.kind, createdAt: now, expiresAt, rates };
    const [made] = await tx.insert(affiliateCodes).values(fresh).returning();
    if (made === undefined) throw new Error('The link was not kept.');
    return toLink(made);
  });

/** Registration links of an agent, and accounts opened by hand. */
export const openAccountApi = (api: Api): void => {
  answerMember(api, contract.getAffiliateLinks, async ({ platform, session, now }) => {
    requireAgent(session.member);
    const list = await platform.db
      .select()
      .from(affiliateCodes)
      .where(linksOf(session.member.id, now))
      .orderBy(desc(affiliateCodes.createdAt), affiliateCodes.code);
    return { list: list.map(toLink) };
  });
  answerMember(api, contract.createAffiliateLink, create);
  answerMember(api, contract.deleteAffiliateLink, async ({ platform, session, input }) => {
    const { id, merchant } = session.member;
    const gone = await platform.db
      .update(affiliateCodes)
      .set({ isActive: false })
      .where(
        and(
          eq(affiliateCodes.merchant, merchant),
          eq(affiliateCodes.code, input.code.trim().toUpperCase()),
          eq(affiliateCodes.memberId, id),
        ),
      )
      .returning({ code: affiliateCodes.code });
    if (gone.length === 0) throw new PlatformError('not.found', 'The agent has no such link.');
    return {};
  });
  answerMember(api, contract.openAccount, async (call) => {
    requireAgent(call.session.member);
    const rates = givenIn(call.input.rates);
    const userName = await openMember(call, { ...call.input, rates, uplineId: call.session.member.id });
    return { userName, rates: toGiven(rates) };
  });
};
