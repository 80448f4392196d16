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
  expect([channel.origin, channel.first.language]).toEqual([ORIGIN, 'TY']);
});

it('waits for a word of one kind, until the other kind comes or the time is over', async () => {
  jest.useFakeTimers();
  const opening = openChannel([ORIGIN]);
  const { port, sent, say: answer } = aPort();
  say(CONNECT, { port });
  const { send, next } = await opening;
  send({ kind: 'code-wanted', challenge: 'x' });
  expect(sent).toEqual([{ kind: 'code-wanted', challenge: 'x' }]);
  const good = next('code', 'no-code', 1000);
  answer('odd');
  answer({ kind: 'code', code: 'c' });
  expect((await good)?.code).toBe('c');
  const bad = next('code', 'no-code', 1000);
  answer({ kind: 'no-code' });
  expect(await bad).toBeUndefined();
  const late = next('code', 'no-code', 1000);
  jest.advanceTimersByTime(1000);
  expect(await late).toBeUndefined();
});
