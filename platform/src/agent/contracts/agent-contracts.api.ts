import * as contract from '@shared-kernel/contracts/agent/contracts';
import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq, isNotNull, lte, type SQL } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText, toDecimal, toMinor } from '../../ledger/money.ts';
import { maskName } from '../../records/mask-name.ts';
import { agentCommissions } from '../commissions/commissions.tables.ts';
import { requireAgent } from '../team/asked-team.ts';
import { agentContracts, type Tier } from './agent-contracts.tables.ts';
import {
  answerProposal,
  expiryOf,
  hasContracts,
  nextPeriodOf,
  propose,
  type StoredContract,
  statusOf,
  withdrawProposal,
} from './proposals.ts';
import { ACTIVE_VALID_BET, termsInForce } from './terms.ts';

type Propose = typeof contract.proposeContract;

/** Earlier contracts of a kind that a page shows, at most. */
const SHOWN = 50;
/** Each one prompts its member: an agent with a whole team to propose to stays below. */
const PROPOSALS = { count: 60, windowMs: HOUR_MS };

const requireContracts = ({ session: { member } }: MemberCall<unknown>): void => {
  if (!hasContracts(member.type)) throw new PlatformError('feature.unavailable', 'This member has no contracts.');
};

const toTiers = (tiers: readonly Tier[]): contract.ContractTier[] =>
  tiers.map(({ validBet, activeMembers, rate }) => ({
    validBet: toDecimal(BigInt(validBet)),
    activeMembers,
    rate: rateText(rate),
  }));

type Named = StoredContract & { readonly proposer: string | null };

const toWire = (row: Named, now: Date): contract.Contract => {
  const status = statusOf(row, now);
  const from = status === 'proposed' ? nextPeriodOf(row.kind, dayOf(now)) : row.inForceFrom;
  return {
    id: String(row.id),
    status,
    tiers: toTiers(row.tiers),
    ...(row.proposer !== null && { proposer: maskName(row.proposer) }),
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: expiryOf(row).toISOString(),
    ...(row.answeredAt && { answeredAt: row.answeredAt.toISOString() }),
    ...(from !== null && { inForceFrom: from }),
  };
};

interface Of {
  readonly memberId: number;
  readonly kind: contract.ContractKind;
}

const contractsOf = (db: Database, { memberId, kind }: Of, condition?: SQL) =>
  db
    .select({ contract: agentContracts, proposer: members.username })
    .from(agentContracts)
    .leftJoin(members, eq(members.id, agentContracts.proposerId))
    .where(and(eq(agentContracts.memberId, memberId), eq(agentContracts.kind, kind), condition));

const toNamed = ({ contract: row, proposer }: Awaited<ReturnType<typeof contractsOf>>[number]): Named => ({
  ...row,
  proposer,
});

/** The one that counts on a day, however many came after it. */
const inForceOn = async (db: Database, of: Of, day: CalendarDay): Promise<Named | undefined> => {
  const isAgreed = and(eq(agentContracts.status, 'agreed'), lte(agentContracts.inForceFrom, day));
  const [row] = await contractsOf(db, of, isAgreed)
    .orderBy(desc(agentContracts.inForceFrom), desc(agentContracts.id))
    .limit(1);
  return row && toNamed(row);
};

/** Where a member's contracts of a kind stand. */
const stateOf = async (db: Database, of: Of, now: Date) => {
  const rows = (await contractsOf(db, of).orderBy(desc(agentContracts.id)).limit(SHOWN)).map(toNamed);
  const today = dayOf(now);
  const request = rows.find((row) => statusOf(row, now) === 'proposed');
  const inForce = await inForceOn(db, of, today);
  const next = await inForceOn(db, of, nextPeriodOf(of.kind, today));
  return {
    ...(request && { request: toWire(request, now) }),
    ...(inForce && { inForce: toWire(inForce, now) }),
    ...(next && next.id !== inForce?.id && { next: toWire(next, now) }),
    history: rows
      .filter(({ id }) => id !== request?.id && id !== inForce?.id && id !== next?.id)
      .map((row) => toWire(row, now)),
  };
};

/** What a member is not paid before staff has looked at it, the first first. */
const paymentsInReview = async (db: Database, memberId: number, kind: contract.ContractKind) => {
  const { agentId, amount, heldBackAt, periodFrom } = agentCommissions;
  const rows = await db
    .select({ periodFrom, amount })
    .from(agentCommissions)
    .where(and(eq(agentCommissions.kind, kind), eq(agentId, memberId), isNotNull(heldBackAt)))
    .orderBy(asc(periodFrom))
    .limit(SHOWN);
  return rows.map((row) => ({ startsAt: row.periodFrom.toISOString(), amount: toDecimal(row.amount) }));
};

const read =
  (kind: contract.ContractKind) =>
  async (call: MemberCall<unknown>): Promise<contract.ContractState> => {
    requireContracts(call);
    const { platform, session, now } = call;
    const memberId = session.member.id;
    const state = await stateOf(platform.db, { memberId, kind }, now);
    const inReview = await paymentsInReview(platform.db, memberId, kind);
    return { ...state, inReview, activeValidBet: toDecimal(ACTIVE_VALID_BET) };
  };

const process =
  (kind: contract.ContractKind) => async (call: MemberCall<ParsedInputOf<typeof contract.processSalaryContract>>) => {
    requireContracts(call);
    const of = { kind, memberId: call.session.member.id };
    const { inForceFrom } = await call.platform.db.transaction((tx) => answerProposal(tx, of, call.input, call.now));
    return inForceFrom === null ? {} : { inForceFrom };
  };

/** A direct member. Fails with `not.found` for anyone else. */
const findDirect = async ({ platform: { db }, session }: MemberCall<unknown>, userName: string) => {
  requireAgent(session.member);
  const [member] = await db
    .select({ id: members.id, username: members.username, type: members.type })
    .from(members)
    .where(and(eq(members.uplineId, session.member.id), eq(members.username, userName.trim().toLowerCase())));
  if (!member) throw new PlatformError('not.found', 'No such direct member.');
  return member;
};

const readDownline = async (
  call: MemberCall<ParsedInputOf<typeof contract.getDownlineContracts>>,
): Promise<ValueOf<typeof contract.getDownlineContracts>> => {
  const member = await findDirect(call, call.input.userName);
  const { platform, session, now } = call;
  const ofKind = async (kind: contract.ContractKind) => {
    const from = nextPeriodOf(kind, dayOf(now));
    const own = (await termsInForce(platform.db, kind, from, [session.member.id])).get(session.member.id);
    const { history: _history, ...state } = await stateOf(platform.db, { memberId: member.id, kind }, now);
    return { kind, own: toTiers(own ?? []), ...state };
  };
  const list = [];
  for (const kind of contract.CONTRACT_KINDS) list.push(await ofKind(kind));
  return { userName: member.username, list };
};

const proposeTo = async (call: MemberCall<ParsedInputOf<Propose>>): Promise<ValueOf<Propose>> => {
  const member = await findDirect(call, call.input.userName);
  const { platform, session, input, now } = call;
  const tiers = input.tiers.map(({ validBet, activeMembers, rate }) => ({
    validBet: String(toMinor(validBet) ?? 0n),
    activeMembers,
    rate: Number(toMinor(rate) ?? 0n),
  }));
  const terms = { kind: input.kind, tiers, proposerId: session.member.id };
  const { id } = await platform.db.transaction((tx) => propose(tx, member, terms, now));
  return { contractId: String(id) };
};

/** Contracts of the signed-in member, and those that an agent gives direct members. */
export const agentContractsApi = (api: Api): void => {
  answerMember(api, contract.getContractRequests, async (call) => {
    const { platform, session, now } = call;
    requireContracts(call);
    const open = await platform.db
      .select()
      .from(agentContracts)
      .where(and(eq(agentContracts.memberId, session.member.id), eq(agentContracts.status, 'proposed')));
    const waits = (kind: contract.ContractKind) =>
      open.some((row) => row.kind === kind && statusOf(row, now) === 'proposed');
    return {
      dailysalreqtype: waits('salary'),
      divtypecompperiodreq: waits('dividend'),
      contracthoursalreq: waits('hourly'),
    };
  });

  answerMember(api, contract.getSalaryContract, read('salary'));
  answerMember(api, contract.getDividendContract, read('dividend'));
  answerMember(api, contract.getHourlyContract, read('hourly'));

  answerMember(api, contract.processSalaryContract, process('salary'));
  answerMember(api, contract.processDividendContract, process('dividend'));
  answerMember(api, contract.processHourlyContract, process('hourly'));

  answerMember(api, contract.getDownlineContracts, readDownline);
  answerMember(api, contract.proposeContract, proposeTo, { tries: PROPOSALS });
  answerMember(api, contract.withdrawContract, async ({ platform, session, input, now }) => {
    requireAgent(session.member);
    await platform.db.transaction((tx) => withdrawProposal(tx, session.member.id, input.contractId, now));
    return {};
  });
};
