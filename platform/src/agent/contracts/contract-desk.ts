import { CONTRACT_KINDS } from '@shared-kernel/contracts/agent/contracts';
import { html } from 'hono/html';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, isNull } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText, toMinor, toPesos } from '../../ledger/money.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { agentContracts, type Tier } from './agent-contracts.tables.ts';
import { propose, statusOf, withdrawProposal } from './proposals.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** The operator has proposed a contract to a member. */
    'contract.proposed': { readonly contractId: number };
  }
}

const SHOWN = 50;
const ACTIVE_PATTERN = /^\d{1,6}$/;

const tierIn = (line: string): Tier => {
  const [validBet, active, rate] = line.split(/\s+/);
  const [turnover, percent] = [toMinor(validBet ?? ''), toMinor(rate ?? '')];
  if (turnover === undefined || percent === undefined || !ACTIVE_PATTERN.test(active ?? ''))
    throw new PlatformError('request.invalid', `"${line}" is no tier: turnover, active members, rate in percent.`);
  return { validBet: String(turnover), activeMembers: Number(active), rate: Number(percent) };
};

const proposeFrom = async (db: Database, { form, at }: DeskAction): Promise<void> => {
  const read = (name: string) => (form.get(name) ?? '').trim();
  const [merchant, username] = [read('merchant'), read('username').toLowerCase()];
  const kind = CONTRACT_KINDS.find((known) => known === read('kind'));
  const [member] = await db
    .select({ id: members.id, type: members.type })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, username)));
  if (!member || !kind) throw new PlatformError('not.found', `There is no member "${username}" at ${merchant}.`);
  const lines = read('tiers')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const terms = { kind, tiers: lines.filter((line) => line !== '').map(tierIn), proposerId: null };
  await db.transaction(async (tx) => {
    const { id } = await propose(tx, member, terms, at);
    await publishEvent(tx, 'contract.proposed', { contractId: id }, at);
  });
};

const proposals = (db: Database) =>
  db
    .select({ contract: agentContracts, username: members.username, merchant: members.merchant })
    .from(agentContracts)
    .innerJoin(members, eq(members.id, agentContracts.memberId))
    .where(isNull(agentContracts.proposerId))
    .orderBy(desc(agentContracts.id))
    .limit(SHOWN);

const tierText = ({ validBet, activeMembers, rate }: Tier): string =>
  `${toPesos(BigInt(validBet))}, ${activeMembers} active: ${rateText(rate)}%`;

/** Contracts of members without an upline: the operator proposes and withdraws them. */
export const contractDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/contracts',
    show: async (now) => {
      const brands = await db.select({ code: merchants.code }).from(merchants).where(eq(merchants.isTrial, false));
      const rows = (await proposals(db)).map(({ contract, username, merchant }) => {
        const status = statusOf(contract, now);
        const withdraw = html`<form method="post"><button name="withdraw" value="${contract.id}">Withdraw</button></form>`;
        return html`<tr><td>${deskTime(contract.proposedAt, now)}</td><td>${merchant}</td><td>${username}</td><td>${contract.kind}</td><td>${contract.tiers.map(tierText).join('; ')}</td><td>${status}</td><td>${contract.inForceFrom ?? ''}</td><td>${status === 'proposed' ? withdraw : ''}</td></tr>`;
      });
      return html`<form method="post">
<p><label>Brand <select name="merchant">${brands.map(({ code }) => html`<option>${code}</option>`)}</select></label></p>
<p><label>User name <input name="username" required></label></p>
<p><label>Kind <select name="kind">${CONTRACT_KINDS.map((kind) => html`<option>${kind}</option>`)}</select></label></p>
<p><label>Tiers, one a line: turnover, active members, rate in percent<br><textarea name="tiers" rows="4" required placeholder="100000 3 0.10"></textarea></label></p>
<button name="propose" value="contract">Propose</button></form>
${deskTable(['Proposed', 'Brand', 'Member', 'Kind', 'Tiers', 'Status', 'In force from', ''], rows, 'Nothing is proposed.')}`;
    },
    act: (action) =>
      action.act === 'withdraw'
        ? db.transaction((tx) => withdrawProposal(tx, null, action.value, action.at))
        : proposeFrom(db, action),
  });
};
