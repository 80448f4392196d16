import { openChannel } from './channel.ts';

const ORIGIN = 'https://agents.example';

/** One end of a pair that hands messages on at once; jsdom has no channels. */
const aPort = () => {
  const sent: unknown[] = [];
  const port = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage: (said: unknown) => void sent.push(said),
  };
  return { port: port as unknown as MessagePort, sent, say: (data: unknown) => port.onmessage?.({ data }) };
};

const say = (data: unknown, { origin = ORIGIN, source = window.parent as Window | null, port = aPort().port } = {}) => {
  const event = new MessageEvent('message', { data, origin, source });
  Object.defineProperty(event, 'ports', { value: [port] });
  window.dispatchEvent(event);
};
const CONNECT = { kind: 'agent-area.connect', language: 'TY' };

it('takes the channel of a registered origin alone, from the page around alone', async () => {
  let isOpen = false;
  const opening = openChannel([ORIGIN]).then((channel) => {
    isOpen = true;
    return channel;
  });
  say(CONNECT, { origin: 'https://evil.example' });
  say(CONNECT, { source: null });
  say({ kind: 'other' });
  say(null);
  await Promise.resolve();
  expect(isOpen).toBe(false);
  const { port } = aPort();
  say(CONNECT, { port });
  const channel = await opening;
  const heard: unknown[] = [];
  channel.hear(({ language }) => void heard.push(language));
  expect([channel.origin, heard]).toEqual([ORIGIN, ['TY']]);
});

it('waits for the answer to its own challenge; what nobody heard is told once somebody does', async () => {
  jest.useFakeTimers();
  const opening = openChannel([ORIGIN]);
  const { port, sent, say: answer } = aPort();
  say(CONNECT, { port });
  const { send, answerTo, hear } = await opening;
  send({ kind: 'code-wanted', challenge: 'x' });
  expect(sent).toEqual([{ kind: 'code-wanted', challenge: 'x' }]);
  const good = answerTo('1', 1000);
  answer('odd');
  answer({ kind: 'code', code: 'late', challenge: '0' });
  answer({ kind: 'code', code: 'c', challenge: '1' });
  expect((await good)?.code).toBe('c');
  const bad = answerTo('2', 1000);
  answer({ kind: 'no-code', challenge: '2' });
  expect(await bad).toBeUndefined();
  const late = answerTo('3', 1000);
  jest.advanceTimersByTime(1000);
  expect(await late).toBeUndefined();
  answer({ kind: 'language', language: 'EN' });
  answer({ kind: 'language', language: 'TY' });
  const heard: unknown[] = [];
  hear(({ kind, language }) => void heard.push([kind, language]));
  expect(heard).toContainEqual(['language', 'TY']);
  expect(heard).not.toContainEqual(['language', 'EN']);
  const again: unknown[] = [];
  hear((said) => void again.push(said));
  expect(again).toEqual([]);
  answer({ kind: 'ping' });
  expect(sent.at(-1)).toEqual({ kind: 'pong' });
});
