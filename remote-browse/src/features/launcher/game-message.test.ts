import { greetGame, readGameMessage, sandboxOf } from './game-message.ts';

const gameUrl = 'https://games.test/play/1#launch=x';
const ownUrl = '/wps/play/1#launch=x';
const frame = window;
const message = (own: Partial<MessageEventInit> = {}) =>
  new MessageEvent('message', { data: { type: 'game.ready' }, origin: 'https://games.test', source: frame, ...own });

it('hears the game’s own frame, by its origin, or from its sandbox where it has none', () => {
  expect(readGameMessage(message(), { frame, gameUrl })).toEqual({ type: 'game.ready' });
  expect(readGameMessage(message({ origin: 'null' }), { frame, gameUrl: ownUrl })).toEqual({ type: 'game.ready' });
});

it('is deaf to the sandbox of a game that has an origin, and to the site’s own where it has none', () => {
  expect(readGameMessage(message({ origin: 'null' }), { frame, gameUrl })).toBeUndefined();
  expect(readGameMessage(message({ origin: location.origin }), { frame, gameUrl: ownUrl })).toBeUndefined();
});

it('hears its own version of the words, and a game that names none', () => {
  const saying = (data: object) => readGameMessage(message({ data }), { frame, gameUrl });
  expect(saying({ type: 'game.round-settled', version: 1, more: 'x' })).toEqual({ type: 'game.round-settled' });
  expect(saying({ type: 'game.round-settled', version: 2 })).toBeUndefined();
});

it('hears an amount as the wire writes it, and no other', () => {
  const saying = (balance: unknown) =>
    readGameMessage(message({ data: { type: 'game.balance', balance } }), { frame, gameUrl });
  expect(saying('995.00')).toEqual({ type: 'game.balance', balance: '995.00' });
  expect(saying(undefined)).toEqual({ type: 'game.balance', balance: undefined });
  for (const balance of ['-1.00', '1e9', '995', '<b>1.00', 995, '9999999999999.00'])
    expect(saying(balance)).toBeUndefined();
});

it('lets a game have an origin only where it is not the site’s', () => {
  expect(sandboxOf(gameUrl)).toContain('allow-same-origin');
  for (const url of [ownUrl, `${location.origin}/wps/play/1`])
    expect(sandboxOf(url)).not.toContain('allow-same-origin');
  expect(sandboxOf(gameUrl)).not.toContain('navigation');
});

it('greets the game at its origin, and a sandbox without one as it has to', () => {
  const postMessage = jest.fn();
  const held = Object.assign(Object.create(window), { postMessage });
  greetGame({ frame: held, gameUrl });
  greetGame({ frame: held, gameUrl: ownUrl });
  const hello = { type: 'site.hello', version: 1, offers: ['deposit'], sound: 'off' };
  expect(postMessage.mock.calls).toEqual([
    [hello, 'https://games.test'],
    [hello, '*'],
  ]);
});

it.each([
  ['another window', message({ source: null })],
  ['another origin', message({ origin: 'https://evil.test' })],
  ['another word', message({ data: { type: 'game.withdraw' } })],
  ['a word of the language itself', message({ data: { type: 'toString' } })],
  ['a bare string', message({ data: 'game.ready' })],
  ['nothing', message({ data: null })],
])('is deaf to %s', (_what, event) => {
  expect(readGameMessage(event, { frame, gameUrl })).toBeUndefined();
});

it('is deaf until there is a frame', () => {
  expect(readGameMessage(message({ source: null }), { frame: null, gameUrl })).toBeUndefined();
});
