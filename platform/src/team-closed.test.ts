import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { CALLS } from '@shared-kernel/contracts/agent/calls';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { exclusions } from './accounts/accounts.public.ts';
import { memberProfiles } from './accounts/registration/registration.tables.ts';
import { moveMember } from './agent/moves/move-member.ts';
import { eq, sum } from './database/orm.ts';
import { members } from './identity/members.tables.ts';
import { accounts } from './ledger/ledger.tables.ts';
import { messages } from './messages/mail/mail.tables.ts';
import { settledBet } from './testing/settled-bet.ts';
import { describePlatform } from './testing/test-platform.ts';

const PAYMENT = '274913';
const TODAY = dayOf(Date.now());
const DAYS = { startDate: TODAY, endDate: TODAY, language: 'EN' } as const;
const PAGE = { pageNo: 1, pageSize: 20 } as const;
const LIST = { ...DAYS, ...PAGE } as const;
const PAID = { amount: '1.00', paymentPassword: PAYMENT } as const;

type Ask = (userName: string) => object;
/** How each call of the area asks for a member by name; `plain`: it names nobody, and answers of the own team alone. */
interface Case {
  readonly plain?: object;
  readonly of?: Ask;
  /** What a name outside of the team is answered with; a list may leave it out instead. */
  readonly refused?: string;
}

const teamList: Case = { plain: LIST, of: (parent) => ({ ...LIST, parent }), refused: 'not.found' };

/** By an id that is no contract of the agent's. */
const answerOf: Case = { of: (contractId) => ({ contractId, action: 'agree' }), refused: 'not.found' };

/** One for every call of the agent area: a new one without a case fails. */
const CASES: Readonly<Record<string, Case>> = {
  getTeamKpi: { plain: { startDate: TODAY, endDate: TODAY, size: 0 } },
  getDividendInfo: { plain: {} },
  getTeamBets: teamList,
  getTeamTransactions: teamList,
  getTeamOverview: { plain: DAYS },
  getTeamProfit: teamList,
  getDownlines: {
    plain: { ...PAGE, language: 'EN' },
    of: (parent) => ({ ...PAGE, language: 'EN', parent }),
    refused: 'not.found',
  },
  getAgentRebates: { plain: LIST },
  getTeamRebates: teamList,
  getRebateQuotas: { plain: {} },
  getDownlineRebates: { of: (userName) => ({ userName }), refused: 'not.found' },
  updateDownlineRebates: {
    of: (userName) => ({ userName, rates: [{ gameType: 'RNG', rate: '0.10', was: '0.00' }] }),
    refused: 'not.found',
  },
  getDownlineTransfer: { plain: {} },
  transferDownline: { of: (userName) => ({ userName, ...PAID }), refused: 'transfer.member' },
  transferMultipleDownline: { of: (userName) => ({ userNames: [userName], ...PAID }), refused: 'transfer.member' },
  getAffiliateLinks: { plain: {} },
  createAffiliateLink: { plain: { kind: 'player', days: 1 } },
  deleteAffiliateLink: { of: (code) => ({ code }), refused: 'not.found' },
  getContractRequests: { plain: {} },
  getSalaryContract: { plain: {} },
  getDividendContract: { plain: { language: 'EN' } },
  getHourlyContract: { plain: {} },
  processSalaryContract: answerOf,
  processDividendContract: answerOf,
  processHourlyContract: answerOf,
  getDownlineContracts: { of: (userName) => ({ userName }), refused: 'not.found' },
  proposeContract: {
    of: (userName) => ({ userName, kind: 'salary', tiers: [{ validBet: '0.00', activeMembers: 0, rate: '0.10' }] }),
    refused: 'not.found',
  },
  withdrawContract: { of: (contractId) => ({ contractId }), refused: 'not.found' },
  getDividends: {
    plain: { ...LIST, scope: 'team', depth: 'team' },
    of: (parent) => ({ ...LIST, scope: 'team', parent }),
    refused: 'not.found',
  },
  getRedRain: { plain: {} },
  getRedRainPrizes: { plain: PAGE },
  joinRedRain: { plain: { round: TODAY } },
  openAccount: { plain: { userName: 'closed_fresh', password: 'Harbour-2027', kind: 'player' } },
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const AREA: readonly (readonly [string, AnyEndpoint])[] = CALLS.flatMap(({ calls }) =>
  calls.flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
);

/** What is a member's own, in words that stand nowhere else. */
const OWN = {
  email: 'own-secret@example.com',
  mobile: '639170001112',
  nickname: 'OwnNickname',
  payeeName: 'Owna Secreta',
  idNumber: 'OWN-ID-7788',
  facebook: 'own.facebook',
  line: 'own-line',
  domain: 'own-domain.example',
};
const MAIL = 'Own mail subject';
const KEYS = /password|hash|email|mobile|phone|payee|realName|address|bank|card|exclusion|nickname|idNumber/i;

/** The inputs of a call: the plain one, and one that names a member. */
const inputsOf = ({ plain, of }: Case, userName: string): readonly object[] =>
  [plain, of?.(userName)].filter((input) => input !== undefined);

/** The agent's own break from play stands there, and no member's. */
const SAYS_OWN_BREAK = ['getDownlineTransfer'];

const keysIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(each)])
    : [];

describePlatform('the agent area', 'catalogue', (platform) => {
  /** An agent with a member below; an upline, a sibling, a stranger, and a member who was taken out of the team. */
  const start = async () => {
    const upline = await platform().member({ type: 1 });
    const agent = await platform().member({ type: 1, upline: upline.username, balanceMinor: 100_000 });
    const sibling = await platform().member({ upline: upline.username, balanceMinor: 5000 });
    const stranger = await platform().member({ balanceMinor: 5000 });
    const below = await platform().member({ upline: agent.username, balanceMinor: 5000 });
    const former = await platform().member({ upline: agent.username, balanceMinor: 5000 });
    const elsewhere = await platform().member({ type: 1 });
    const gone = { merchant: 'tala', userName: former.username, upline: elsewhere.username };
    await platform().db.transaction((tx) => moveMember(tx, gone, new Date()));
    for (const { id } of [agent, sibling, stranger, below, former]) await settledBet(platform(), id, 200_000, 'RNG');
    const browser = platform().client();
    await browser.logIn(agent.username, agent.password);
    const { password } = agent;
    await browser.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const call = (endpoint: AnyEndpoint, input: object) =>
      browser.call(endpoint, input as never, endpoint.isIdempotent ? { [HEADER.idempotencyKey]: randomUUID() } : {});
    return { upline, agent, sibling, stranger, below, former, call };
  };

  test('has a case for each of its calls', () => {
    assert.deepEqual(
      AREA.map(([name]) => name).filter((name) => !Object.hasOwn(CASES, name)),
      [],
    );
  });

  test('shows and moves nothing of a stranger, an upline, a sibling or a former member', async () => {
    const { upline, sibling, stranger, former, call } = await start();
    const outside = [upline, sibling, stranger, former];
    const { db } = platform();
    const held = () =>
      Promise.all(
        outside.map(async ({ id }) => {
          const [row] = await db
            .select({ sum: sum(accounts.balance) })
            .from(accounts)
            .where(eq(accounts.memberId, Number(id)));
          return row?.sum;
        }),
      );
    const before = await held();
    const named = AREA.flatMap(([name, endpoint]) =>
      outside.map(({ username }) => ({ name, endpoint, username, ...CASES[name] })),
    );
    for (const { name, endpoint, plain, username } of named) {
      const answer = plain ? JSON.stringify(await call(endpoint, plain)) : '';
      assert.ok(!answer.includes(username), `${name} shows ${username}`);
    }
    for (const { name, endpoint, of, refused, username } of named) {
      if (of === undefined) continue;
      const { errorCode, value } = await call(endpoint, of(username));
      const { list = null } = (value ?? {}) as { readonly list?: unknown };
      const isClosed = refused === undefined ? Array.isArray(list) && list.length === 0 : errorCode === refused;
      assert.ok(isClosed, `${name} of ${username}: ${errorCode}`);
    }
    assert.deepEqual(await held(), before);
  });

  test('never says what is a member’s own', async () => {
    const { below, call } = await start();
    const { db } = platform();
    const memberId = Number(below.id);
    const now = new Date();
    await db
      .insert(memberProfiles)
      .values({ memberId, merchant: 'tala', registerUrl: 'own-url.example', registerMethod: 'H5', ...OWN });
    const subject = { EN: MAIL, TY: MAIL };
    await db.insert(messages).values({ memberId, subject, body: subject, sentAt: now });
    await db.insert(exclusions).values({
      memberId,
      kind: 'timeOut',
      term: '1d',
      startsAt: now,
      endsAt: new Date(now.getTime() + 86_400_000),
    } as never);
    const [kept] = await db.select({ hash: members.passwordHash }).from(members).where(eq(members.id, memberId));
    const own = [...Object.values(OWN), 'own-url.example', MAIL, kept?.hash ?? '', below.password];
    let seen = 0;
    const asked = AREA.flatMap(([name, endpoint]) =>
      inputsOf(CASES[name] ?? {}, below.username).map((input) => ({ name, endpoint, input })),
    );
    for (const { name, endpoint, input } of asked) {
      const { value } = await call(endpoint, input);
      const text = JSON.stringify(value ?? null);
      seen += Number(text.includes(below.username));
      assert.deepEqual([name, own.filter((word) => text.includes(word))], [name, []]);
      const keys = SAYS_OWN_BREAK.includes(name) ? [] : keysIn(value).filter((key) => KEYS.test(key));
      assert.deepEqual([name, keys], [name, []]);
    }
    assert.ok(seen > 3, 'the member is in the answers that were looked at');
  });
});
