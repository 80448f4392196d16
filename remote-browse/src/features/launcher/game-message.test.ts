import { readGameMessage } from './game-message.ts';

const gameUrl = 'https://games.test/play/1?launch=x';
const frame = window;
const message = (own: Partial<MessageEventInit> = {}) =>
  new MessageEvent('message', { data: { type: 'game.ready' }, origin: 'https://games.test', source: frame, ...own });

it('hears the game’s own frame, by its origin or from its sandbox', () => {
  expect(readGameMessage(message(), { frame, gameUrl })).toBe('game.ready');
  expect(readGameMessage(message({ origin: 'null' }), { frame, gameUrl })).toBe('game.ready');
});

it.each([
  ['another window', message({ source: null })],
  ['another origin', message({ origin: 'https://evil.test' })],
  ['another word', message({ data: { type: 'game.withdraw' } })],
  ['a bare string', message({ data: 'game.ready' })],
  ['nothing', message({ data: null })],
])('is deaf to %s', (_what, event) => {
  expect(readGameMessage(event, { frame, gameUrl })).toBeUndefined();
});

it('is deaf until there is a frame', () => {
  expect(readGameMessage(message({ source: null }), { frame: null, gameUrl })).toBeUndefined();
});
