import { MISSION_METRICS, MISSION_PERIODS } from '@shared-kernel/contracts/member/leaderboard';
import { GAME_CATEGORIES } from '@shared-kernel/contracts/system/values';
import { html } from 'hono/html';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, asc, eq, isNull, ne } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { inBothLanguages } from '../../http/desk/desk-form.ts';
import { answerDesk, type DeskAction, deskTable } from '../../http/desk/desk-page.ts';
import { rowId } from '../../http/input/row-id.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import { toMinor, toPesos } from '../../ledger/money.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { MISSION, type Mission } from './mission-progress.ts';
import { missions } from './missions.tables.ts';

const LONGEST_TITLE = 60;
const MOST_TURNOVER = 10;
const ALL_CATEGORIES = '';

const refuse = (sentence: string): never => {
  throw new PlatformError('request.invalid', sentence);
};

const choose = <Choice extends string>(typed: string, choices: readonly Choice[]): Choice =>
  choices.find((each) => each === typed) ?? refuse(`"${typed}" is none of ${choices.join(', ')}.`);

const wholeOf = (typed: string): bigint | undefined => (/^\d{1,9}$/.test(typed) ? BigInt(typed) : undefined);

/** More than nothing, or a sentence. */
const above0 = (typed: string, value: bigint | undefined, what: string): bigint =>
  value !== undefined && value > 0n ? value : refuse(`"${typed}" is no ${what}.`);

/** What was written in the form; refused with a sentence where it is no mission. */
const readForm = ({ form }: DeskAction) => {
  const read = (name: string) => (form.get(name) ?? '').trim();
  const metric = choose(read('metric'), MISSION_METRICS);
  const chosen = choose(read('category'), [ALL_CATEGORIES, ...GAME_CATEGORIES]);
  if (metric === 'deposits' && chosen !== ALL_CATEGORIES) refuse('Deposits belong to no category.');
  const target = read('target');
  const turnover = wholeOf(read('turnover') || '0') ?? refuse('The turnover is a whole number.');
  if (turnover > MOST_TURNOVER) refuse(`The turnover is 0 to ${MOST_TURNOVER} times.`);
  return {
    merchant: read('merchant'),
    title: inBothLanguages(form, 'title', LONGEST_TITLE),
    period: choose(read('period'), MISSION_PERIODS),
    metric,
    category: chosen === ALL_CATEGORIES ? null : chosen,
    target: above0(target, metric === 'rounds' ? wholeOf(target) : toMinor(target), 'target'),
    amount: above0(read('amount'), toMinor(read('amount')), 'amount'),
    turnoverTimes: Number(turnover),
  };
};

type Written = Pick<Mission, 'metric' | 'category' | 'target'>;

const METRICS: Readonly<Record<Mission['metric'], string>> = {
  validBet: 'settled bets of own money',
  rounds: 'settled rounds',
  deposits: 'deposits',
};

const goalOf = ({ metric, category, target }: Written): string =>
  `${metric === 'rounds' ? target : toPesos(target)} of ${METRICS[metric]}${category === null ? '' : ` in ${category}`}`;

/** Who gets it, before it begins. */
const preview = async (db: Database, mission: Omit<Mission, 'id' | 'isOn'>): Promise<string> => {
  const { merchant, title, period, amount, turnoverTimes } = mission;
  const count = await db.$count(members, and(eq(members.merchant, merchant), ne(members.type, TRIAL_TYPE)));
  const [promotion] = await db
    .select({ isEnabled: promotions.isEnabled })
    .from(promotions)
    .where(and(eq(promotions.merchant, merchant), eq(promotions.key, MISSION)));
  const off = promotion?.isEnabled ? '' : ` Nobody sees it before the promotion ${MISSION} of ${merchant} begins.`;
  return `“${title.EN}” / “${title.TY}”: each of ${count} members of ${merchant} who reaches ${goalOf(mission)} in a ${period} gets ${toPesos(amount)}, to be bet ${turnoverTimes} times.${off}`;
};

/** Holds the brand, so that of two that are alike, or of one form sent twice, one begins. */
const refuseAlike = async (
  tx: Transaction,
  { merchant, period, metric, category, target }: Written & Pick<Mission, 'merchant' | 'period'>,
): Promise<void> => {
  const [brand] = await tx.select().from(merchants).where(eq(merchants.code, merchant)).for('update');
  if (!brand) throw new PlatformError('not.found', `There is no brand ${merchant}.`);
  const alike = and(
    eq(missions.merchant, merchant),
    eq(missions.isOn, true),
    eq(missions.period, period),
    eq(missions.metric, metric),
    eq(missions.target, target),
    category === null ? isNull(missions.category) : eq(missions.category, category),
  );
  if ((await tx.$count(missions, alike)) > 0) refuse('There is a mission like it already.');
};

const write = (db: Database, action: DeskAction): Promise<void> =>
  db.transaction(async (tx) => {
    const mission = readForm(action);
    const { merchant } = mission;
    await refuseAlike(tx, mission);
    const [row] = await tx.insert(missions).values(mission).returning({ id: missions.id });
    const details = { mission: row?.id ?? 0, isOn: true, amountMinor: String(mission.amount) };
    await audit(tx, { event: 'mission.changed', at: action.at, merchant, details });
  });

const findMission = async (db: Database, value: string): Promise<Mission> => {
  const [mission] = await db
    .select()
    .from(missions)
    .where(eq(missions.id, rowId(value)));
  if (!mission) throw new PlatformError('not.found', 'There is no such mission.');
  return mission;
};

const turn = (db: Database, { act, value, at }: DeskAction): Promise<void> =>
  db.transaction(async (tx) => {
    const isOn = act === 'begin';
    const mission = await findMission(tx, value);
    if (isOn) await refuseAlike(tx, mission);
    const { id, merchant, amount } = mission;
    await tx.update(missions).set({ isOn }).where(eq(missions.id, id));
    const details = { mission: id, isOn, amountMinor: String(amount) };
    await audit(tx, { event: 'mission.changed', at, merchant, details });
  });

const question = async (db: Database, action: DeskAction): Promise<string | undefined> => {
  if (action.act === 'write') return `${await preview(db, readForm(action))} Write it?`;
  if (action.act === 'begin') return `${await preview(db, await findMission(db, action.value))} Begin it?`;
  return action.act === 'end' ? 'End it? What it has brought can still be claimed.' : undefined;
};

const options = (values: readonly string[]) => values.map((value) => html`<option>${value}</option>`);

const row = (
  mission: Mission,
) => html`<tr><td>${mission.merchant}</td><td>${mission.title.EN}</td><td>${mission.title.TY}</td>
<td>${goalOf(mission)} in a ${mission.period}</td><td>${toPesos(mission.amount)}, ${mission.turnoverTimes}×</td>
<td><form method="post"><button name="${mission.isOn ? 'end' : 'begin'}" value="${mission.id}">${mission.isOn ? 'End' : 'Begin'}</button></form></td></tr>`;

/** Missions of every brand: written, ended and begun again. */
export const missionDesk = (api: Api): void => {
  const { db } = api.platform;
  answerDesk(api, {
    path: '/missions',
    show: async () => {
      const brands = (await brandsOf(db)).map(({ code }) => code);
      const rows = await db.select().from(missions).orderBy(asc(missions.merchant), asc(missions.id));
      return html`<form method="post">
<p><label>Brand <select name="merchant">${options(brands)}</select></label></p>
<p><label>Title, EN <input name="title-EN" maxlength="${LONGEST_TITLE}" required></label>
<label>TY <input name="title-TY" maxlength="${LONGEST_TITLE}" required></label></p>
<p><label>In a <select name="period">${options(MISSION_PERIODS)}</select></label>
<label>counts <select name="metric">${MISSION_METRICS.map((metric) => html`<option value="${metric}">${METRICS[metric]}</option>`)}</select></label>
<label>of <select name="category"><option value="">all games</option>${options(GAME_CATEGORIES)}</select></label>
<label>up to <input name="target" inputmode="decimal" required></label> (pesos, or rounds)</p>
<p><label>Reward <input name="amount" inputmode="decimal" required></label>
<label>Turnover, times <input name="turnover" type="number" min="0" max="${MOST_TURNOVER}" value="1"></label></p>
<button name="write" value="mission">Write</button></form>
${deskTable(['Brand', 'EN', 'TY', 'For', 'Reward', ''], rows.map(row), 'There are none.')}`;
    },
    question: (action) => question(db, action),
    act: (action) => (action.act === 'write' ? write(db, action) : turn(db, action)),
  });
};
