import { html } from 'hono/html';
import type { Database } from '../../database/database.ts';
import { aliasedTable, desc, eq } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { answerDesk, type DeskAction, deskTable, deskTime } from '../../http/desk/desk-page.ts';
import { rowId } from '../../http/input/row-id.ts';
import { members } from '../../identity/members.tables.ts';
import { toPesos } from '../../ledger/money.ts';
import { type DECIDED_ON, decideReferral } from './decide-referral.ts';
import { type ReferralReason, referralRules, referrals } from './referrals.tables.ts';

const SHOWN = 100;
const LONGEST_REASON = 200;

const REASONS: Readonly<Record<ReferralReason, string>> = {
  device: 'same device',
  address: 'same network address',
  account: 'same bank or e-wallet account',
  circle: 'a circle of recommendations',
  disabled: 'an account is disabled',
  excluded: 'a break from play',
  trial: 'a trial account',
  siblings: 'shares a device or account with another invited member',
  payee: 'same payee name',
  deposit: 'first deposit too small',
  time: 'not in time',
};

const recommenders = aliasedTable(members, 'recommenders');

const undecided = (db: Database) =>
  db
    .select({
      of: referrals,
      invited: members.username,
      recommender: recommenders.username,
      reward: referralRules.reward,
    })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.memberId))
    .innerJoin(recommenders, eq(recommenders.id, referrals.recommenderId))
    .innerJoin(referralRules, eq(referralRules.merchant, referrals.merchant))
    .orderBy(desc(referrals.endedAt), desc(referrals.id));

type Row = Awaited<ReturnType<typeof undecided>>[number];
type Outcome = (typeof DECIDED_ON)[number];

const buttons = (id: number, outcome: Outcome) => html`<form method="post">
<label>Reason <input name="reason" maxlength="${LONGEST_REASON}" required></label>
<button name="approve" value="${id}">Approve</button>${
  outcome === 'held' ? html` <button name="reject" value="${id}">Reject</button>` : ''
}</form>`;

const row = ({ of, invited, recommender }: Row, outcome: Outcome, now: Date) => html`<tr>
<td>${of.endedAt && deskTime(of.endedAt, now)}</td><td>${of.merchant}</td><td>${recommender}</td><td>${invited}</td>
<td>${of.reasons.map((reason) => REASONS[reason] ?? reason).join(', ')}</td><td>${of.note ?? ''}</td>
<td>${buttons(of.id, outcome)}</td></tr>`;

const HEADS = ['Since', 'Merchant', 'Recommender', 'Invited', 'Why', 'Note', 'Decision'];

const question = async (db: Database, { act, value }: DeskAction): Promise<string | undefined> => {
  const [found] = await undecided(db).where(eq(referrals.id, rowId(value)));
  if (!found) return undefined;
  const { invited, recommender, reward } = found;
  return act === 'approve'
    ? `Give ${recommender} the reward of ${toPesos(reward)} for ${invited}?`
    : `Not count ${invited} for ${recommender}?`;
};

/** Referrals that staff must look at, and those that the rules refused, each with what spoke against it. */
export const referralDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/referrals',
    show: async (now) => {
      const part = async (title: string, outcome: Outcome, none: string) => {
        const rows = await undecided(db).where(eq(referrals.outcome, outcome)).limit(SHOWN);
        return html`<h2>${title}</h2>${deskTable(
          HEADS,
          rows.map((each) => row(each, outcome, now)),
          none,
        )}`;
      };
      return html`${await part('Held', 'held', 'No referral waits.')}
${await part('Not counted', 'rejected', 'None.')}`;
    },
    question: (action) => question(db, action),
    act: ({ act, value, form, at }) => {
      const note = (form.get('reason') ?? '').trim().slice(0, LONGEST_REASON);
      const decision = { id: rowId(value), isApproved: act === 'approve', note, at };
      return db.transaction((tx) => decideReferral(tx, decision));
    },
  });
};
