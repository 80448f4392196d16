import { getRedRain, getRedRainPrizes, joinRedRain } from '@shared-kernel/contracts/agent/red-rain';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aRedRain } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import { Page } from './red-rain.page.tsx';
import en from './texts.en.json';

const words = en.redRain;
const WON = {
  round: '2026-07-13T12:00:00.000Z',
  prize: '7.30',
  status: 'met',
  wonAt: '2026-07-13T12:00:02.000Z',
} as const;
const PRIZES = { list: [WON], pageNum: 1, totalPages: 1 };
const NO_PRIZES = { list: [], pageNum: 1, totalPages: 0 };
const JOINED = { prize: '12.34', required: '12.34' };

const server = serveApi(answer(getRedRain, aRedRain()), answer(getRedRainPrizes, PRIZES));

const from = (ms: number): string => new Date(Date.now() + ms).toISOString();
const running = () => ({ round: { startsAt: from(-1000), endsAt: from(60_000) } });
const joined = () =>
  aRedRain({ ...running(), mine: { triesLeft: 0, validBets: '0.00', missing: '0.00', prize: '12.34' } });

const open = () => renderPage(<Page />, { path: paths.redRain, session: aSession() });
const button = (name: string) => screen.findByRole('button', { name });
const wantsStillness = () => Object.assign(window, { matchMedia: () => ({ matches: true }) });
const hasWon = async () => expect((await screen.findByText(words.won)).parentElement).toHaveTextContent(/₱12\.34/);

beforeEach(() => {
  watchBottom();
  // jsdom has no animations.
  const animate = jest.fn(() => ({ cancel: jest.fn() }));
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true, writable: true });
  Element.prototype.getAnimations = () => [];
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'red-rain');
  await expectStartedCalls(server, route, open);
});

it('counts down to the next round, says the rules and lists prizes', async () => {
  server.use(answer(getRedRain, aRedRain({ round: { startsAt: from(90_000), endsAt: from(100_000) } })));
  await open();
  expect(await screen.findByRole('timer', { name: words.left })).toHaveTextContent(/^01:\d\d$/);
  expect(screen.getByText('You have 1 try in this round.')).toBeVisible();
  expect(screen.getByText(/every day at 12:00, 20:00 \(GMT\+8\) and last 10 seconds/)).toBeVisible();
  expect(screen.getByText(/₱10,000\.00 is in 1,000 envelopes, each from ₱1\.00 to ₱88\.00/)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.join.rain })).toBeNull();
  expect(await screen.findByRole('list', { name: words.prizes })).toHaveTextContent(/₱7\.30/);
  expect(screen.getByText(words.status.met)).toBeVisible();
});

it('joins once, lets it rain, says that taps change nothing, and shows the prize that the server drew', async () => {
  const asked: unknown[] = [];
  const startsAt = from(-1000);
  server.use(
    answer(getRedRain, aRedRain({ round: { startsAt, endsAt: from(60_000) } })),
    answerBy(joinRedRain, (input) => {
      asked.push(input);
      return JOINED;
    }),
  );
  const heard = jest.fn();
  const stop = subscribe('wallet.changed', heard);
  const { user } = await open();
  await user.dblClick(await button(words.join.rain));
  expect(await screen.findByText(words.raining)).toHaveFocus();
  const envelope = screen.getByTestId('rain').querySelector('.envelope');
  if (envelope) await user.click(envelope);
  expect(screen.getByText('1 envelope caught')).toBeVisible();
  expect(screen.queryByText(words.won)).toBeNull();
  await user.click(await button(words.skip));
  await hasWon();
  expect(screen.getByText(words.won).parentElement).toHaveFocus();
  expect(screen.getByText(/Bet ₱12\.34 within 7 days/)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.join.rain })).toBeNull();
  expect(asked).toEqual([{ round: startsAt }]);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('without motion the prize is there at once; who wants less motion finds that way first', async () => {
  wantsStillness();
  server.use(answer(getRedRain, aRedRain(running())), answer(joinRedRain, JOINED));
  const { user } = await open();
  const still = await button(words.join.still);
  expect(still.compareDocumentPosition(await button(words.join.rain))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(still);
  await hasWon();
  expect(screen.queryByTestId('rain')).toBeNull();
});

it('who comes back during the round finds the prize', async () => {
  server.use(answer(getRedRain, joined()));
  await open();
  await hasWon();
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('button', { name: words.join.rain })).toBeNull();
});

it('says how much is missing, and leads to the games', async () => {
  const mine = { triesLeft: 1, validBets: '250.00', missing: '750.00' };
  server.use(answer(getRedRain, aRedRain({ ...running(), mine })));
  await open();
  expect(await screen.findByText('You are ₱750.00 short in valid bets over the last 7 days.')).toBeVisible();
  expect(screen.getByRole('link', { name: words.play })).toHaveAttribute('href', paths.home);
  expect(screen.queryByRole('button', { name: words.join.rain })).toBeNull();
});

it('says that a break from play is on', async () => {
  const exclusion = { kind: 'timeOut', since: from(0), until: '2026-07-20T04:00:00.000Z' } as const;
  const mine = { triesLeft: 1, validBets: '0.00', missing: '0.00', exclusion };
  server.use(answer(getRedRain, aRedRain({ ...running(), mine })));
  await open();
  expect(await screen.findByText(/break from play until 07\/20\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.join.rain })).toBeNull();
});

it.each([
  ['rain.empty', words.gone],
  ['rain.closed', words.closed],
  ['unknown', words.notJoined],
] as const)('says why it did not join (%s), and one may try again', async (code, said) => {
  server.use(answer(getRedRain, aRedRain(running())), refuse(joinRedRain, code));
  const { user } = await open();
  await user.click(await button(words.join.still));
  expect(await screen.findByText(said)).toBeVisible();
  server.use(answer(joinRedRain, JOINED));
  await user.click(await button(words.join.still));
  await hasWon();
});

it('says when no round is planned and no prize was won', async () => {
  const { now, mine } = aRedRain();
  server.use(answer(getRedRain, { now, mine }), answer(getRedRainPrizes, NO_PRIZES));
  await open();
  expect(await screen.findByText(words.noRound)).toBeVisible();
  expect(await screen.findByText(words.none)).toBeVisible();
});

it('says that prizes are safe when it did not load, and tries again', async () => {
  server.use(refuse(getRedRain, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getRedRain, aRedRain(running())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await button(words.join.rain)).toBeVisible());
});
