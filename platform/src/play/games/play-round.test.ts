import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logout, startTrial } from '@shared-kernel/contracts/account/session';
import { getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import { getHotGames } from '@shared-kernel/contracts/browse/games';
import { getRecentGames, launchGame } from '@shared-kernel/contracts/browse/play';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { eq } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { checkLedger } from '../../ledger/check.ts';
import { ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { toMinor } from '../../ledger/money.ts';
import { post } from '../../ledger/post.ts';
import { writeSetting } from '../../settings/settings.ts';
import { launchAsk, openGame, takeTicketOf, ticketOf } from '../../testing/open-game.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { vendors } from '../catalogue/catalogue.tables.ts';
import { findGame } from '../catalogue/game.mapper.ts';
import type { RoundRules } from '../fair-random/check-round.ts';
import { launches } from '../launches/launches.tables.ts';
import type { GameState, RoundResult } from './framework.ts';
import { openLaunch } from './opened-launch.ts';
import { playRound } from './play-round.ts';
import { readAsk } from './read-ask.ts';

const SLOT_NODE = '100001';
const STAKE = 100;

describeOnBothDatabases('demo games', 'catalogue', (platform) => {
  const open = async (browser: TestClient, isFreePlay = false): Promise<string> =>
    (await openGame(browser, SLOT_NODE, isFreePlay)).launch;
  const game = async <Value>(
    path: string,
    launch: string,
    body?: object,
  ): Promise<{ status: number; errorCode?: string; value: Value }> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await platform()
      .client()
      .fetch(`/wps/play/api/${path}`, { ...init, headers: { Launch: launch } });
    return { status: response.status, ...((await response.json()) as { errorCode?: string; value: Value }) };
  };
  const spin = (launch: string, idempotencyKey: string, stake = STAKE) =>
    game<RoundResult>('round', launch, { stake, idempotencyKey });
  const today = () => ({ startDate: dayOf(new Date()), endDate: dayOf(new Date()) });
  const records = (browser: TestClient) =>
    browser.value(getBetRecords, { ...today(), pageNo: 1, pageSize: 20, language: 'EN' });

  test('launch opens one game in a frame and remembers it as recent', async () => {
    const browser = await platform().signedIn({ balanceMinor: 10_000 });
    const opened = await browser.value(launchGame, { ...launchAsk(SLOT_NODE), language: 'TY' });
    assert.match(opened.url, /^\/wps\/play\/parol-nights\?lang=TY#launch=[\w-]{43}$/);
    assert.ok(!opened.url.includes(browser.token ?? '-'));
    const lottery = {
      ...launchAsk(SLOT_NODE),
      prize_mode: 'SEA',
      playType: 'ent',
      pageBack: '/m/gameLobby?a=1',
    } as const;
    const { searchParams } = new URL((await browser.value(launchGame, lottery)).url, 'http://site');
    assert.deepEqual(
      ['prize_mode', 'playType', 'pageBack'].map((name) => searchParams.get(name)),
      ['SEA', 'ent', '/m/gameLobby?a=1'],
    );
    for (const pageBack of ['https://evil.example/m/', '//evil.example/m', '/m/../evil', '/elsewhere'])
      assert.equal((await browser.call(launchGame, { ...lottery, pageBack })).errorCode, 'request.invalid');
    const discreet = await browser.value(launchGame, { ...launchAsk(SLOT_NODE), isBalanceHidden: true });
    assert.match(discreet.url, /\?lang=EN&hidden=balance#/);
    const recent = await browser.value(getRecentGames, { page: 1, pageSize: 25, language: 'EN', clientType: 2 });
    assert.deepEqual(
      recent.list.map(({ nodeId }) => nodeId),
      [SLOT_NODE],
    );
    const frame = await browser.fetch(opened.url, { headers: { 'X-Forwarded-Host': 'localhost:8080' } });
    assert.equal(frame.status, 200);
    const policy = frame.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    // Opened by itself it has no origin either: the site's session is out of its reach, and no other site may frame it.
    assert.match(policy, /sandbox allow-scripts(?!.*allow-same-origin)/);
    assert.match(policy, /frame-ancestors http:\/\/localhost:8080;/);
  });

  test('a ticket opens its game once, plays nothing by itself, and soon opens nothing', async () => {
    const browser = await platform().signedIn({ balanceMinor: 10_000 });
    const launched = async () => ticketOf((await browser.value(launchGame, launchAsk(SLOT_NODE))).url);
    const ticket = await launched();
    assert.equal((await game('state', ticket)).errorCode, 'session.expired');
    assert.equal((await spin(ticket, 'by-the-ticket')).errorCode, 'session.expired');
    const twice = await Promise.all([takeTicketOf(browser, ticket), takeTicketOf(browser, ticket)]);
    assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 401]);
    assert.equal((await takeTicketOf(browser, ticket)).status, 401);

    const late = await launched();
    await platform().db.update(launches).set({ expiresAt: new Date() });
    assert.equal((await takeTicketOf(browser, late)).status, 401);
  });

  test('an address with a token in its query opens nothing and says why', async () => {
    const { launch } = await openGame(await platform().signedIn({ balanceMinor: 10_000 }), SLOT_NODE);
    const old = await platform().client().fetch(`/wps/play/parol-nights?launch=${launch}&lang=TY`);
    assert.equal(old.status, 410);
    assert.match(await old.text(), /Buksan ulit ang laro/);
  });

  test('a round moves the balance, writes the bet, and counts in the upline’s figures', async () => {
    const upline = await platform().member({ type: 1 });
    const agent = platform().client();
    await agent.logIn(upline.username, upline.password);
    const browser = await platform().signedIn({ balanceMinor: 10_000, upline: upline.username });
    const kpi = () => agent.value(getTeamKpi, { ...today(), size: 0 });
    assert.equal((await kpi()).footer.teamBetMemberCount, 0);

    const launch = await open(browser);
    const state = (await game<GameState>('state', launch)).value;
    assert.equal(state.balanceMinor, 10_000);
    assert.ok(state.stakes.includes(STAKE));
    assert.deepEqual([state.shortestRoundMs, state.rules], [0, { featureSymbols: 3, freeSpins: 8 }]);
    const round = (await spin(launch, 'first-round')).value;
    assert.equal(round.balanceMinor, 10_000 - STAKE + round.payoutMinor);
    assert.equal(toMinor((await browser.value(getBalance, {})).sumBalance), BigInt(round.balanceMinor));

    const { list, footer } = await records(browser);
    assert.equal(list[0]?.betNo, round.betNo);
    assert.equal(list[0]?.stake, '1.00');
    assert.equal(footer?.count, 1);
    assert.deepEqual((await kpi()).footer, {
      teamLoginMemberCount: 1,
      teamBetMemberCount: 1,
      teamRegisterMemberCount: 1,
      teamOnlineCount: 1,
    });
  });

  test('the same key plays once, also when asked twice at the same time', async () => {
    const browser = await platform().signedIn({ balanceMinor: 10_000 });
    const launch = await open(browser);
    const [first, second] = await Promise.all([spin(launch, 'same-key-1'), spin(launch, 'same-key-1')]);
    assert.equal(first.value.betNo, second.value.betNo);
    assert.deepEqual(first.value.outcome, second.value.outcome);
    assert.equal((await records(browser)).footer?.count, 1);
  });

  test('a key says which round it is: another stake, or real money in place of play money, is refused', async () => {
    const browser = await platform().signedIn({ balanceMinor: 10_000 });
    const [real, free] = [await open(browser), await open(browser, true)];
    await spin(free, 'free-round');
    await spin(real, 'real-round');
    for (const again of [await spin(real, 'free-round'), await spin(real, 'real-round', STAKE * 2)])
      assert.deepEqual([again.status, again.errorCode], [409, 'request.duplicate']);
  });

  test('a round of another member that has not ended holds nobody up', { timeout: 60_000 }, async (context) => {
    // The embedded database has one connection: there transactions wait for each other whatever they touch.
    if (platform().database.kind === 'embedded') return context.skip();
    const { db } = platform();
    const other = await platform().member({ balanceMinor: 1000 });
    const browser = await platform().signedIn({ balanceMinor: 1000 });
    const launch = await open(browser);
    const staked = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const key = { merchant: 'tala', currency: 'PHP' };
    const unfinished = db.transaction(async (tx) => {
      const account = await ensureAccount(tx, { ...key, memberId: Number(other.id), kind: 'wallet' });
      const house = await ensureAccount(tx, { ...key, memberId: null, kind: 'games' });
      const entries = [
        { accountId: account, amount: -100n },
        { accountId: house, amount: 100n },
      ];
      await post(tx, { kind: 'stake', idempotencyKey: 'stake/unfinished', at: new Date(), entries });
      staked.resolve();
      await finish.promise;
    });
    await staked.promise;
    const rounds = await Promise.all([spin(launch, 'beside-the-1st'), spin(launch, 'beside-the-2nd')]);
    assert.deepEqual(
      rounds.map(({ status }) => status),
      [200, 200],
    );
    finish.resolve();
    await unfinished;
    assert.equal((await checkLedger(db)).isSound, true);
  });

  test('parallel rounds stop when the money is gone', async () => {
    const browser = await platform().signedIn({ balanceMinor: 250 });
    const launch = await open(browser);
    const rounds = await Promise.all(Array.from({ length: 12 }, (_, index) => spin(launch, `parallel-${index}`)));
    const played = rounds.filter(({ status }) => status === 200);
    assert.ok(played.length >= 2);
    for (const round of rounds.filter(({ status }) => status !== 200))
      assert.equal(round.errorCode, 'wallet.insufficient');
    const won = played.reduce((sum, { value }) => sum + value.payoutMinor, 0);
    assert.equal(toMinor((await browser.value(getBalance, {})).sumBalance), BigInt(250 - played.length * STAKE + won));
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('free play leaves the wallet, the records and the team’s figures alone', async () => {
    const upline = await platform().member({ type: 1 });
    const agent = platform().client();
    await agent.logIn(upline.username, upline.password);
    const browser = await platform().signedIn({ balanceMinor: 500, upline: upline.username });
    const launch = await open(browser, true);
    const state = (await game<GameState>('state', launch)).value;
    assert.equal(state.isFreePlay, true);
    assert.equal(state.balanceMinor, 1_000_000);
    assert.equal((await spin(launch, 'free-round')).status, 200);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '5.00');
    assert.equal((await records(browser)).footer?.count, 0);
    assert.equal((await agent.value(getTeamKpi, { ...today(), size: 0 })).footer.teamBetMemberCount, 0);
  });

  test('a trial account plays with play money', async () => {
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    const round = (await spin(await open(browser), 'trial-round')).value;
    assert.equal(toMinor((await browser.value(getBalance, {})).sumBalance), BigInt(round.balanceMinor));
    assert.equal((await records(browser)).footer?.count, 1);
  });

  test('a launch dies with its session, and an invented one never lived', async () => {
    const browser = await platform().signedIn({ balanceMinor: 500 });
    const launch = await open(browser);
    await browser.value(logout, {});
    assert.equal((await spin(launch, 'after-logout')).errorCode, 'session.expired');
    assert.equal((await spin('invented', 'no-launch-1')).status, 401);
  });

  test('while the site is closed no game plays on, and its round is played when it opens', async () => {
    const browser = await platform().signedIn({ balanceMinor: 10_000 });
    const launch = await open(browser);
    await writeSetting(platform().db, 'status:tala', { maintenance: true });
    try {
      const refused = await spin(launch, 'key-in-maintenance');
      assert.deepEqual([refused.status, refused.errorCode], [503, 'platform.maintenance']);
    } finally {
      await writeSetting(platform().db, 'status:tala', { maintenance: false });
    }
    assert.equal((await spin(launch, 'key-in-maintenance')).status, 200);
  });

  test('a ticket that is refused while the site is closed opens its game afterwards', async () => {
    const browser = await platform().signedIn({ balanceMinor: 10_000 });
    const ticket = ticketOf((await browser.value(launchGame, launchAsk(SLOT_NODE))).url);
    await writeSetting(platform().db, 'status:tala', { maintenance: true });
    try {
      assert.equal((await takeTicketOf(browser, ticket)).status, 503);
    } finally {
      await writeSetting(platform().db, 'status:tala', { maintenance: false });
    }
    assert.equal((await takeTicketOf(browser, ticket)).status, 200);
  });

  test('a stake that the game does not offer is refused', async () => {
    const launch = await open(await platform().signedIn({ balanceMinor: 500 }));
    for (const stake of [1, -100, 0.5])
      assert.equal((await spin(launch, 'odd-stake-1', stake)).errorCode, 'request.invalid');
  });

  test('games of a vendor in maintenance, and games that do not exist, do not open', async () => {
    const browser = await platform().signedIn();
    const close = (isUnderMaintenance: boolean) =>
      platform().db.update(vendors).set({ isUnderMaintenance }).where(eq(vendors.code, 'PERLAS'));
    await close(true);
    assert.equal((await browser.call(launchGame, launchAsk(SLOT_NODE))).errorCode, 'game.unavailable');
    await close(false);
    assert.equal((await browser.call(launchGame, launchAsk('nothing'))).errorCode, 'not.found');
    assert.equal((await platform().client().call(launchGame, launchAsk(SLOT_NODE))).errorCode, 'session.expired');
  });

  test('a large win reaches the winner board under a masked name; a small one does not', async () => {
    const browser = await platform().signedIn({ username: 'benedicto42', balanceMinor: 1_000_000 });
    const launch = await open(browser);
    const opened = await openLaunch(platform().api.platform, launch, new Date());
    const pays = (payoutMinor: number) => ({
      ...opened,
      playable: {
        ...opened.playable,
        game: { ...opened.playable.game, play: () => ({ payoutMinor, outcome: { pays: payoutMinor } }) },
      },
    });
    await playRound(
      platform().api.platform,
      pays(99_999),
      { stakeMinor: STAKE, idempotencyKey: 'small-win' },
      new Date(),
    );
    await playRound(
      platform().api.platform,
      pays(7_654_321),
      { stakeMinor: STAKE, idempotencyKey: 'large-win' },
      new Date(),
    );
    const board = await platform()
      .client()
      .value(getWinnerBoard, { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
    assert.deepEqual(
      board.list.map(({ vo }) => [vo.customerName, vo.winAmount]),
      [['ben***42', '76543.21']],
    );
    const elsewhere = await platform()
      .client('luna')
      .value(getWinnerBoard, { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
    assert.deepEqual(elsewhere.list, []);
  });

  test('what is chosen besides the stake is read by the game, decides what is staked, and belongs to the key', async () => {
    const browser = await platform().signedIn({ balanceMinor: 500 });
    const opened = await openLaunch(platform().api.platform, await open(browser), new Date());
    const game = {
      ...opened.playable.game,
      readChoice: (raw: unknown) => (raw === 1 || raw === 2 ? raw : undefined),
      stakeOf: (choice: unknown, stake: number) => Number(choice) * stake,
      play: ({ choice, stakeMinor }: Parameters<RoundRules['play']>[0]) => ({
        payoutMinor: 0,
        outcome: { choice, stakeMinor },
      }),
    };
    const play = (choice: unknown, idempotencyKey: string) =>
      playRound(
        platform().api.platform,
        { ...opened, playable: { ...opened.playable, game } },
        readAsk(game, { stake: STAKE, idempotencyKey, choice }),
        new Date(),
      );
    const first = await play(2, 'choice-two');
    assert.deepEqual(first.outcome, { choice: 2, stakeMinor: 2 * STAKE });
    assert.deepEqual([first.stakeMinor, first.balanceMinor], [2 * STAKE, 500 - 2 * STAKE]);
    assert.deepEqual((await play(2, 'choice-two')).betNo, first.betNo);
    await assert.rejects(play(1, 'choice-two'), { code: 'request.duplicate' });
    for (const choice of [3, undefined])
      assert.throws(() => readAsk(game, { stake: STAKE, idempotencyKey: 'choice-bad', choice }), {
        code: 'request.invalid',
      });
    assert.throws(() => readAsk(opened.playable.game, { stake: STAKE, idempotencyKey: 'none-here', choice: 1 }), {
      code: 'request.invalid',
    });
  });

  test('a game that fails half way moves nothing', async () => {
    const browser = await platform().signedIn({ balanceMinor: 500 });
    const opened = await openLaunch(platform().api.platform, await open(browser), new Date());
    const broken = {
      ...opened.playable,
      game: { ...opened.playable.game, play: () => ({ payoutMinor: 0.5, outcome: null }) },
    };
    const before = (await platform().db.select().from(ledgerTransactions)).length;
    await assert.rejects(
      playRound(
        platform().api.platform,
        { ...opened, playable: broken },
        { stakeMinor: STAKE, idempotencyKey: 'broken-1' },
        new Date(),
      ),
    );
    assert.equal((await platform().db.select().from(ledgerTransactions)).length, before);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '5.00');
  });

  test('odds are public, and every slot of the lobby has them', async () => {
    const { list } = await platform()
      .client()
      .value(getHotGames, { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: 'tala', gameType: 'RNG' });
    assert.ok(list.length > 5);
    for (const { gameCode, nodeId } of list) {
      const response = await platform().client().fetch(`/wps/play/api/odds?game=${gameCode}`);
      const { value } = (await response.json()) as { value: { returnToPlayer: number } };
      assert.ok(value.returnToPlayer > 0.8 && value.returnToPlayer < 1, gameCode);
      assert.equal((await findGame(platform().db, nodeId))?.category, 'RNG');
    }
  });
});
