import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

interface Bets {
  pending(): object;
  placed(): object;
  all(): object;
  canUndo(): boolean;
  canRepeat(): boolean;
  lay(spot: string, amount: number): void;
  undo(): void;
  giveBack(): void;
  repeat(): void;
  hear(laid: object): void;
}

interface Times {
  createServerTime(own: () => number): { hear(serverNow: number): void; now(): number };
  phaseOf(round: object | null, now: number): string;
  secondsOf(ms: number): number;
}

interface Views {
  readonly table: object;
  readonly own: object;
}

interface Connection {
  look(): Promise<boolean>;
  outdate(): void;
  end(): void;
  start(): Promise<void>;
}

interface Orders {
  isHeld(): boolean;
  again(): void;
  bet(roundId: number, laid: object, amount: number, done: () => void): void;
  takeBack(roundId: number, amount: number, done: () => void): void;
}

interface Api {
  once(path: string): Promise<unknown>;
}

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const { createBets }: { createBets: () => Bets } = await import(new URL('./page/bets.js', import.meta.url).href);
const { phaseOf }: Pick<Times, 'phaseOf'> = await import(new URL('./page/time.js', import.meta.url).href);
const { createServerTime, secondsOf }: Omit<Times, 'phaseOf'> = await import(
  new URL('../kit/server-time.js', import.meta.url).href
);
const { createApi }: { createApi: (ticket: string, wait: () => Promise<void>) => Api } = await import(
  new URL('../kit/api.js', import.meta.url).href
);
const { createOrders }: { createOrders: (parts: object) => Orders } = await import(
  new URL('./page/orders.js', import.meta.url).href
);
const { createConnection }: { createConnection: (api: Api, path: string, told: object) => Connection } = await import(
  new URL('../kit/connection.js', import.meta.url).href
);

const VIEWS: Views = { table: {}, own: {} };
const success = () => Response.json({ success: true, value: VIEWS });
const refusal = (errorCode: string) => Response.json({ success: false, errorCode, message: 'no' }, { status: 409 });
const lost = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));

const fetchOfNode = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchOfNode;
});

const settled = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((resolve) => setImmediate(resolve));
};

/** Orders over a line that answers as it is told to. */
const ordering = () => {
  const line: { answer: () => Response | Promise<Response> } = { answer: lost };
  const sent: string[] = [];
  const said: string[] = [];
  const api = createApi('ticket', async () => undefined);
  globalThis.fetch = async (_path, init) => {
    sent.push(String(init?.body));
    return line.answer();
  };
  const note = (what: string) => () => void said.push(what);
  const orders = createOrders({
    frame: { api, notice: { show: ({ title }: { title: string }) => said.push(title), hide: () => undefined } },
    stage: { money: String, ownLimits: { showMet: (code: string) => code === 'limit.loss' } },
    mostMinor: 1000,
    say: (key: string) => key !== 'reconnecting' && said.push(key),
    onLate: (key: string) => said.push(key),
    onChange: () => undefined,
    onViews: note('heard'),
    onUndone: note('undone'),
    onShort: note('short'),
    onEnd: () => false,
  });
  return { orders, line, sent, said };
};

test('the server’s time is kept on a phone whose clock is wrong, by what came the fastest', () => {
  let own = 50;
  const time = createServerTime(() => own);
  time.hear(10_000);
  assert.equal(time.now(), 10_000);
  own = 1050;
  time.hear(10_700);
  assert.equal(time.now(), 11_000, 'late news put no clock back');
  time.hear(11_200);
  assert.equal(time.now(), 11_200);
  time.hear(1_000);
  assert.equal(time.now(), 1_000, 'another clock is believed');
});

test('what a table waits for follows from its times', () => {
  const round = { closesAt: 100, dealtAt: null, resultAt: null, endsAt: null };
  const dealt = { closesAt: 100, dealtAt: 110, resultAt: 200, endsAt: 300 };
  assert.deepEqual(
    [phaseOf(null, 0), phaseOf(round, 99), phaseOf(round, 100), phaseOf(dealt, 150), phaseOf(dealt, 200)],
    ['resting', 'betting', 'closed', 'dealing', 'result'],
  );
  assert.equal(phaseOf(dealt, 300), 'resting');
  assert.deepEqual([secondsOf(14_001), secondsOf(-5)], [15, 0]);
});

test('chips that are laid are undone step by step; those that are placed stay', () => {
  const bets = createBets();
  bets.hear({ tie: 500 });
  bets.lay('player', 500);
  bets.lay('player', 1000);
  assert.deepEqual([bets.pending(), bets.all()], [{ player: 1500 }, { tie: 500, player: 1500 }]);
  bets.undo();
  assert.deepEqual(bets.pending(), { player: 500 });
  bets.giveBack();
  assert.deepEqual([bets.pending(), bets.placed(), bets.canUndo()], [{}, { tie: 500 }, false]);
  bets.hear({});
  assert.equal(bets.canRepeat(), true);
  bets.repeat();
  assert.deepEqual(bets.pending(), { tie: 500 });
});

test('a bet without its answer is asked for with its own key, and no other is placed before', async () => {
  const { orders, line, sent, said } = ordering();
  const bet = () => orders.bet(7, { tie: 500 }, 500, () => said.push('done'));
  bet();
  await settled(() => said.includes('unsettledTitle'));
  assert.deepEqual([said, orders.isHeld()], [['undone', 'unsettledTitle'], true]);
  bet();
  orders.takeBack(7, 500, () => undefined);
  line.answer = success;
  orders.again();
  await settled(() => !orders.isHeld());
  assert.deepEqual(said.slice(2), ['heard', 'done']);
  assert.equal(new Set(sent).size, 1);
  bet();
  await settled(() => !orders.isHeld());
  assert.equal(new Set(sent).size, 2, 'a further bet is another one');
});

test('what comes after the cut-off says of a bet that its chips are back, and of a take-back that the bet stands', async () => {
  const { orders, line, said } = ordering();
  line.answer = () => refusal('round.closed');
  orders.bet(7, { tie: 500 }, 500, () => undefined);
  await settled(() => !orders.isHeld());
  orders.takeBack(7, 500, () => undefined);
  await settled(() => !orders.isHeld());
  line.answer = () => refusal('table.bets');
  orders.bet(8, { tie: 500 }, 500, () => undefined);
  await settled(() => !orders.isHeld());
  assert.deepEqual(said, ['undone', 'tooLate', 'undone', 'tooLateBack', 'undone', 'tooManyBets']);
});

test('a game that is over stays so, whatever a later look comes to', async () => {
  const api = createApi('ticket', async () => undefined);
  const ends: string[] = [];
  const connection = createConnection(api, 'table', {
    onViews: () => assert.fail('nothing is heard'),
    onTable: () => undefined,
    onOwn: () => undefined,
    onLost: () => undefined,
    onEnd: (code: string) => {
      ends.push(code);
      return code === 'member.excluded';
    },
  });
  globalThis.fetch = async () => refusal('member.excluded');
  await connection.start();
  globalThis.fetch = lost;
  await connection.look();
  globalThis.fetch = async () => success();
  await connection.look();
  assert.deepEqual(ends, ['member.excluded']);
});

test('a look that was asked for before an order was answered is asked again', async () => {
  const heard: unknown[] = [];
  const connection = createConnection(
    createApi('ticket', async () => undefined),
    'table',
    {
      onViews: (views: unknown) => heard.push(views),
      onTable: () => undefined,
      onOwn: () => undefined,
      onLost: () => undefined,
      onEnd: () => false,
    },
  );
  const [before, after] = [Promise.withResolvers<Response>(), Response.json({ success: true, value: 'after' })];
  const answers = [before.promise, after];
  globalThis.fetch = async () => answers.shift() ?? lost();
  const looking = connection.look();
  connection.outdate();
  before.resolve(Response.json({ success: true, value: 'before' }));
  await looking;
  assert.deepEqual(heard, ['after']);
});

test('what became the player’s own before the stream was open is asked for once it is', async () => {
  const owns: string[] = [];
  const connection = createConnection(
    createApi('ticket', async () => undefined),
    'table',
    {
      onViews: () => undefined,
      onTable: () => undefined,
      onOwn: () => {
        owns.push('own');
        connection.end();
      },
      onLost: () => undefined,
      onEnd: () => false,
    },
  );
  globalThis.fetch = async (path) => (String(path).endsWith('/stream') ? new Response('event: none\n\n') : success());
  await connection.start();
  assert.deepEqual(owns, ['own']);
});
