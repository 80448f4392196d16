import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { openNextDraw } from './testing/open-next-draw.ts';
import { describePlatform } from './testing/test-platform.ts';

interface Printed {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  /** Exactly what the specification prints, and no field of ours: numbers and flags as JSON, texts in a query. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Fields that the specification prints of the answer; `[]` behind a name says that it is a list. */
  readonly answers: readonly string[];
  readonly needsSession?: true;
}

const GAME = { nodeId: '100001', gameId: 'PERLAS-0001' };
const RELAY = '/wps/relay/';
const NO_SESSION_SENT = { token: '' };
const KENO = { prizeMode: 'ZY' };

/** Browsing §7, row by row, written out from the specification and not from our contracts. Its methods are ours: it shows none. */
const PRINTED: readonly Printed[] = [
  {
    path: `${RELAY}GCSGAME_getRankList`,
    payload: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
    answers: ['list[]'],
  },
  {
    path: `${RELAY}GCSGAME_getVassGameType`,
    payload: { typeId: 1, merchantCode: 'tala' },
    answers: ['sorting[]', 'mapping'],
  },
  { path: `${RELAY}GCSGAME_getVassalage`, payload: { merchantCode: 'tala' }, answers: [] },
  {
    path: `${RELAY}GCSGAME_gameList`,
    payload: {
      merchant: 'tala',
      platform: 'html5',
      gameName: '',
      gameType: 'RNG',
      gameClassify: 'NEW',
      isNew: 1,
      pageNo: 1,
      pageSize: 26,
      vassalage: '',
      language: 'EN',
      minBet: '',
      minLine: '',
      clientType: 2,
    },
    answers: ['games[]', 'pageNum', 'totalPages'],
  },
  {
    path: `${RELAY}GCSGAME_gameList`,
    payload: {
      merchant: 'tala',
      platform: 'html5',
      gameType: 'FISH',
      isNew: 'null',
      pageNo: 1,
      pageSize: 26,
      language: 'TY',
      clientType: 2,
    },
    answers: ['games[]', 'pageNum', 'totalPages'],
  },
  {
    path: `${RELAY}GCSGAME_hotGamesV2`,
    payload: { isPlatform: 2, language: 'EN', platform: 'html5', gameType: '', merchantCode: 'tala' },
    answers: ['list[]'],
  },
  {
    path: `${RELAY}MCSFE_addFavoriteGameV2`,
    method: 'POST',
    payload: { nodeId: GAME.nodeId, ...NO_SESSION_SENT, vendor: 'PERLAS' },
    answers: [],
    needsSession: true,
  },
  { path: `${RELAY}MCSFE_getFavoriteGames`, payload: NO_SESSION_SENT, answers: ['list[]'], needsSession: true },
  {
    path: `${RELAY}MCSFE_getFavoriteGamesList`,
    payload: { ...NO_SESSION_SENT, pageNo: 1, gameType: 'RNG', pageSize: 26, language: 'EN' },
    answers: ['content[]', 'pageNum', 'totalPages'],
    needsSession: true,
  },
  {
    path: `${RELAY}MCSFE_removeFavoriteGameV2`,
    method: 'POST',
    payload: { nodeId: GAME.nodeId, ...NO_SESSION_SENT, vendor: 'PERLAS' },
    answers: [],
    needsSession: true,
  },
  {
    path: `${RELAY}MCS2_addRecentGame`,
    method: 'POST',
    payload: { ...GAME, vassalage: 'PERLAS' },
    answers: [],
    needsSession: true,
  },
  {
    path: `${RELAY}GCS_recentGame`,
    payload: { page: 1, pageSize: 25, gameType: 'RNG', language: 'EN', clientType: 2 },
    answers: ['list[]', 'totalPages'],
    needsSession: true,
  },
  {
    path: '/wps/game/launchGame',
    method: 'POST',
    payload: { vendor: 'PERLAS', ...GAME, supportPlay: 0, showChoice: false },
    answers: [],
    needsSession: true,
  },
  { path: '/lgw/games/mobile', payload: KENO, answers: ['list[]'] },
  { path: '/lgw/games/mobile_game_menus', payload: KENO, answers: ['list[]'] },
  { path: '/lgw/games/popular', payload: KENO, answers: ['list[]'] },
  { path: '/lgw/vn/games/game_menu', payload: { ...KENO, gameCode: 'ember-keno' }, answers: [] },
  { path: '/lgw/vn/games/game_menu/recent', payload: KENO, answers: ['list[]'], needsSession: true },
  { path: '/lgw/vn/numeros/opened/game', payload: { gameCode: 'ember-keno' }, answers: [] },
  { path: '/wps/system/helpCenter', payload: { language: 'EN', device: 'MOBILE' }, answers: ['items[]'] },
  {
    path: '/wps/system/settings/consolidated',
    payload: {},
    answers: [
      'customerService[]',
      'imageCDNs[]',
      'domainRoute',
      'mobileTemplate',
      'paths',
      'register',
      'resources[]',
      'whitelabel',
      'mainDomain',
      'parameters',
    ],
  },
  { path: '/wps/system/whitelabel', payload: {}, answers: ['flags'] },
  { path: '/wps/system/status', payload: {}, answers: ['maintenance', 'regionRestriction'] },
  { path: '/wps/system/domainRoute', payload: {}, answers: ['merchantCode'] },
  {
    path: '/wps/announcement/list',
    payload: {
      types: 'B,PL,PU,H',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: 'tala',
      ...NO_SESSION_SENT,
    },
    answers: ['banners[]', 'notices[]', 'popups[]', 'hotMatches[]', 'promotions[]'],
  },
  { path: '/wps/wallets/balance', payload: {}, answers: ['sumBalance'], needsSession: true },
  { path: `${RELAY}CSP_unreadCount`, payload: {}, answers: [], needsSession: true },
  { path: `${RELAY}CBS_launchChat`, method: 'POST', payload: {}, answers: [] },
];

describePlatform('printed calls', 'catalogue', (platform) => {
  const send = async (printed: Printed, headers: Record<string, string>) => {
    const { path, method = 'GET', payload } = printed;
    const query = new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]));
    const response =
      method === 'POST'
        ? await platform()
            .client()
            .fetch(path, { method, headers, body: JSON.stringify(payload) })
        : await platform().client().fetch(`${path}?${query}`, { headers });
    const body = (await response.json()) as { success: boolean; value: unknown; message?: string };
    return { status: response.status, ...body };
  };
  const signedIn = async (): Promise<Record<string, string>> => {
    const { token = '' } = await platform().signedIn();
    return { [HEADER.token]: token };
  };

  test('every call takes the payload that the specification prints, and answers the fields that it prints', async () => {
    await openNextDraw(platform().db, 'ember-keno');
    const member = await signedIn();
    for (const printed of PRINTED) {
      const { path, answers, needsSession } = printed;
      const answer = await send(printed, needsSession ? member : {});
      assert.equal(answer.status, 200, `${path}: ${answer.message}`);
      assert.equal(answer.success, true, path);
      for (const field of answers) {
        const found = (answer.value as Record<string, unknown>)[field.replace('[]', '')];
        assert.notEqual(found, undefined, `${path}: ${field}`);
        assert.equal(Array.isArray(found), field.endsWith('[]'), `${path}: ${field}`);
      }
    }
  });

  test('what needs a session is refused to a guest', async () => {
    for (const printed of PRINTED.filter(({ needsSession }) => needsSession)) {
      assert.equal((await send(printed, {})).status, 401, printed.path);
    }
  });

  test('unread mail is a number, the balance has two decimals, a help article title and content', async () => {
    const member = await signedIn();
    const answerOf = async (path: string) => {
      const printed = PRINTED.find((one) => one.path === path);
      assert.ok(printed);
      return (await send(printed, member)).value;
    };
    assert.equal(typeof (await answerOf(`${RELAY}CSP_unreadCount`)), 'number');
    const { sumBalance } = (await answerOf('/wps/wallets/balance')) as { sumBalance: string };
    assert.match(String(sumBalance), /^\d+\.\d{2}$/);
    const { items } = (await answerOf('/wps/system/helpCenter')) as { items: Record<string, string>[] };
    assert.ok(items.length > 0 && items.every(({ title, content }) => title && content));
  });

  test('the call of customer service is the path that the settings name, and answers its link', async () => {
    const settings = PRINTED.find(({ path }) => path.endsWith('consolidated'));
    assert.ok(settings);
    const { customerService } = (await send(settings, {})).value as { customerService: { path: string }[] };
    assert.ok(customerService.length > 0);
    for (const { path } of customerService) {
      const response = await platform().client().fetch(decodeURIComponent(path));
      const { value } = (await response.json()) as { value: { link: string } };
      assert.equal(typeof value.link, 'string', path);
    }
  });

  test('orders have the printed paths: each is there, and judges what it is sent', async () => {
    const headers = { ...(await signedIn()), [HEADER.idempotencyKey]: crypto.randomUUID() };
    const answered = async (path: string, method: 'GET' | 'POST') =>
      (await send({ path, method, payload: {}, answers: [] }, headers)).status;
    for (const [path, method] of [
      ['/lgw/orders', 'POST'],
      ['/lgw/orders', 'GET'],
      ['/lgw/orders/detail', 'GET'],
      ['/lgw/orders/suborders/cancel', 'POST'],
    ] as const)
      assert.equal(await answered(path, method), 400, `${method} ${path} is there, and an empty payload is no order`);
  });
});
