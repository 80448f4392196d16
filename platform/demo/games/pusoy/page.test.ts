import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

interface Orders {
  isHeld(): boolean;
  again(): void;
  sit(): void;
  leave(roundId: number): void;
  play(roundId: number, turn: number, cards: readonly string[]): void;
}

interface Names {
  titleOf(card: string): string;
  listOf(cards: readonly string[]): string;
}

interface Words {
  sayMoves(round: object, view: object, from: number): string;
  needOf(view: object): string;
}

type Texts = Readonly<Record<string, string>>;

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const load = async <Module>(path: string): Promise<Module> => import(new URL(path, import.meta.url).href);
const { createApi } = await load<{ createApi: (ticket: string, wait: () => Promise<void>) => object }>('../kit/api.js');
const { createOrders } = await load<{ createOrders: (parts: object) => Orders }>('./page/orders.js');
const { cardNames } = await load<{ cardNames: (texts: object) => Names }>('../kit/playing-cards/playing-cards.js');
const { createWords } = await load<{ createWords: (texts: object, names: Names) => Words }>('./page/words.js');
const { EN } = await load<{ EN: Texts }>('./page/texts.en.js');
const { TY } = await load<{ TY: Texts }>('./page/texts.ty.js');

const textsIn = (language: 'EN' | 'TY') => ({
  language,
  text: (key: string, values: Readonly<Record<string, string>> = {}) =>
    ({ EN, TY })[language][key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) ?? key,
});

const fetchOfNode = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchOfNode;
});

const success = () => Response.json({ success: true, value: {} });
const refusal = (errorCode: string, value?: object) =>
  Response.json({ success: false, errorCode, message: 'no', value }, { status: 409 });
const lost = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));

const settled = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((resolve) => setImmediate(resolve));
};

/** Orders over a line that answers as it is told to. */
const ordering = () => {
  const line: { answer: () => Response | Promise<Response> } = { answer: lost };
  const sent: string[] = [];
  const said: string[] = [];
  globalThis.fetch = async (path, init) => {
    sent.push(`${String(path)} ${String(init?.body)}`);
    return line.answer();
  };
  const note = (what: string) => () => void said.push(what);
  const orders = createOrders({
    frame: {
      api: createApi('ticket', async () => undefined),
      notice: { show: ({ title }: { title: string }) => said.push(title), hide: () => undefined },
    },
    stage: { money: String, ownLimits: { showMet: (code: string) => code === 'limit.loss' } },
    stakeMinor: 1000,
    say: (key: string) => key !== 'reconnecting' && said.push(key),
    onChange: () => undefined,
    onView: note('heard'),
    onRefused: note('refused'),
    onShort: note('short'),
    onEnd: () => false,
  });
  return { orders, line, sent, said };
};

test('a move without its answer is asked for as it was, and no other is sent before', async () => {
  const { orders, line, sent, said } = ordering();
  orders.play(7, 3, ['3C']);
  await settled(() => said.includes('unsettledTitle'));
  orders.play(7, 4, ['4C']);
  orders.sit();
  line.answer = success;
  orders.again();
  await settled(() => !orders.isHeld());
  assert.deepEqual(said, ['unsettledTitle', 'heard']);
  assert.equal(new Set(sent).size, 1);
});

test('a seat is asked for with a key of its own', async () => {
  const { orders, line, sent } = ordering();
  line.answer = success;
  for (const _seat of [1, 2]) {
    orders.sit();
    await settled(() => !orders.isHeld());
  }
  assert.equal(new Set(sent).size, 2);
});

test('what is refused says why, and is given up', async () => {
  const { orders, line, said } = ordering();
  const refusals = [
    refusal('cards.refused', { reason: 'tooLow' }),
    refusal('turn.over'),
    refusal('wallet.insufficient'),
    refusal('limit.loss'),
  ];
  for (const answer of refusals) {
    line.answer = () => answer;
    orders.play(7, 3, ['3C']);
    await settled(() => !orders.isHeld());
  }
  line.answer = () => refusal('round.closed');
  orders.sit();
  await settled(() => !orders.isHeld());
  orders.leave(7);
  await settled(() => !orders.isHeld());
  assert.deepEqual(
    said.filter((each) => each !== 'refused'),
    ['why_tooLow', 'tooLate', 'short', 'seatsTaken', 'seatsClosed'],
  );
});

test('cards have names, and moves are told in sentences, in both languages', () => {
  const round = { seat: 0, seats: [{ name: 'me' }, { name: 'Amihan' }, { name: 'Bayani' }] };
  const view = {
    recent: [
      { number: 4, seat: 1, cards: ['3C'], kind: 'single' },
      { number: 5, seat: 2, cards: ['QH', 'QD'], kind: 'pair' },
      { number: 6, seat: 0, cards: ['2H', '2D'], kind: 'pair' },
      { number: 7, seat: 1, cards: [], kind: null },
    ],
  };
  const names = cardNames(textsIn('EN'));
  assert.equal(names.titleOf('QH'), 'Queen of hearts');
  const words = createWords(textsIn('EN'), names);
  assert.equal(
    words.sayMoves(round, view, 5),
    'Bayani plays a pair: queen of hearts and queen of diamonds. Amihan passes.',
  );
  assert.deepEqual([{ isFirst: true, pile: null }, { isFirst: false, pile: null }, { pile: {} }].map(words.needOf), [
    'leadFirst',
    'leadNow',
    'beatThis',
  ]);
  const filipino = createWords(textsIn('TY'), cardNames(textsIn('TY')));
  assert.match(filipino.sayMoves(round, view, 4), /^Inilatag ni Amihan: 3 na bulaklak\. .*Nagpasa si Amihan\.$/);
});
