import * as contract from '@shared-kernel/contracts/agent/contracts';
import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { and, desc, eq } from 'drizzle-orm';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText, toDecimal, toMinor } from '../../ledger/money.ts';
import { maskName } from '../../records/mask-name.ts';
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

/** Contracts of a kind that a page shows, at most: years of them. */
const SHOWN = 50;

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

/** The one that counts on a day, of rows with the last first. */
const inForceOn = (rows: readonly Named[], day: CalendarDay): Named | undefined =>
  rows
    .filter(({ status, inForceFrom }) => status === 'agreed' && inForceFrom !== null && inForceFrom <= day)
    .toSorted((one, other) => (one.inForceFrom ?? '').localeCompare(other.inForceFrom ?? '') || one.id - other.id)
    .at(-1);

const rowsOf = async (db: Database, memberId: number, kind: contract.ContractKind): Promise<readonly Named[]> => {
  const rows = await db
    .select({ contract: agentContracts, proposer: members.username })
    .from(agentContracts)
    .leftJoin(members, eq(members.id, agentContracts.proposerId))
    .where(and(eq(agentContracts.memberId, memberId), eq(agentContracts.kind, kind)))
    .orderBy(desc(agentContracts.id))
    .limit(SHOWN);
  return rows.map(({ contract: row, proposer }) => ({ ...row, proposer }));
};

/** Where a member's contracts of a kind stand. */
const stateOf = async (db: Database, memberId: number, kind: contract.ContractKind, now: Date) => {
  const rows = await rowsOf(db, memberId, kind);
  const today = dayOf(now);
  const request = rows.find((row) => statusOf(row, now) === 'proposed');
  const inForce = inForceOn(rows, today);
  const next = inForceOn(rows, nextPeriodOf(kind, today));
  return {
    ...(request && { request: toWire(request, now) }),
    ...(inForce && { inForce: toWire(inForce, now) }),
    ...(next && next !== inForce && { next: toWire(next, now) }),
    history: rows.filter((row) => row !== request).map((row) => toWire(row, now)),
  };
};

const read =
  (kind: contract.ContractKind) =>
  async (call: MemberCall<unknown>): Promise<contract.ContractState> => {
    requireContracts(call);
    const state = await stateOf(call.platform.db, call.session.member.id, kind, call.now);
    return { ...state, activeValidBet: toDecimal(ACTIVE_VALID_BET) };
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
    .select({ id: members.id, username: members.username, type: members.type, uplineId: members.uplineId })
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
    const { history: _history, ...state } = await stateOf(platform.db, member.id, kind, now);
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
  answerMember(api, contract.proposeContract, proposeTo);
  answerMember(api, contract.withdrawContract, async ({ platform, session, input, now }) => {
    requireAgent(session.member);
    await platform.db.transaction((tx) => withdrawProposal(tx, session.member.id, input.contractId, now));
    return {};
  });
};
