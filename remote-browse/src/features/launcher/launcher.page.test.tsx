import { getFavouriteIds } from '@shared-kernel/contracts/browse/favourites';
import { getHotGames } from '@shared-kernel/contracts/browse/games';
import { addRecentGame, launchGame } from '@shared-kernel/contracts/browse/play';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { goOnPlaying, touchPlaySession } from '@shared-kernel/contracts/member/play-session';
import { launchGameLink, paths, registerLink } from '@shared-kernel/contracts/system/paths';
import type { ErrorCodeOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aPlaySession } from '@shared-kernel/testing/deposit-builders';
import { drawingComes } from '@shared-kernel/testing/drawing-comes';
import { aGame } from '@shared-kernel/testing/game-builders';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { publish, subscribe } from 'shared-kernel/events';
import { toggleBalance } from 'shared-kernel/frame';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './launcher.page.tsx';
import { READY_WITHIN_MS } from './launcher.tsx';
import { GAME_WORD_MS, MOST_WISHES } from './use-game-news.ts';

const GAME = aGame({ gameName: 'Parol Nights', vendorName: 'Perlas' });
const LAUNCH = { url: '/wps/play/parol#launch=t1', game: GAME, isFreePlay: false };
const recent = jest.fn();
const launched = jest.fn();

const server = serveApi(
  answer(getHotGames, { list: [], total: 0 }),
  answer(getFavouriteIds, { list: [] }),

  answerBy(launchGame, (input) => {
    launched(input);
    return { ...LAUNCH, isFreePlay: input.isFreePlay === true };
  }),
  answerBy(addRecentGame, (input) => {
    recent(input);
    return {};
  }),
  answer(getBalance, aBalance()),
  answer(touchPlaySession, aPlaySession()),
);

const PARAMS = { vendor: 'JL', gameId: '7', nodeId: '0042', supportPlay: 1, code: 'lobby', pageBack: '/m/home' };
const open = (own: Partial<Parameters<typeof launchGameLink>[0]> = {}) =>
  renderBrowse(<Page />, { path: launchGameLink({ ...PARAMS, ...own }), session: aSession() });
const frame = async () => {
  const element = await screen.findByTitle('Parol Nights');
  if (!(element instanceof HTMLIFrameElement)) throw new Error('The game is not in a frame.');
  return element;
};
const say = (
  from: HTMLIFrameElement,
  type: string,
  { origin = 'null', ...more }: Readonly<Record<string, string>> = {},
) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { type, ...more }, origin, source: from.contentWindow }));
  });

describe('a launch', () => {
  it('opens the game in a sandbox without the site’s origin, under its name, vendor and the balance', async () => {
    await open();
    const game = await frame();
    expect(game).toHaveAttribute('src', LAUNCH.url);
    expect(game.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(game.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByRole('heading', { name: 'Parol Nights' })).toBeVisible();
    expect(screen.getByText('Perlas')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Balance.*Deposit/ })).toHaveAttribute('href', '/m/voucherCenter');
    expect(screen.queryByText('Demo')).not.toBeInTheDocument();
  });

  it('sends the address’s game, without a choice, and remembers it as played', async () => {
    await open();
    await frame();
    expect(launched).toHaveBeenCalledWith({
      vendor: 'JL',
      gameId: '7',
      nodeId: '0042',
      supportPlay: 1,
      showChoice: false,
      code: 'lobby',
      language: 'EN',
      pageBack: '/m/home',
    });
    await waitFor(() =>
      expect(recent).toHaveBeenCalledWith({ nodeId: GAME.nodeId, gameId: GAME.gameId, vassalage: GAME.vassalage }),
    );
  });

  it('hands code, prize mode and play type of a lottery on to the call', async () => {
    await open({ vendor: 'LOTT', code: 'HN5', prizeMode: 'Elott', playType: 'ent' });
    await frame();
    expect(launched).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'HN5', prize_mode: 'Elott', playType: 'ent', pageBack: '/m/home' }),
    );
  });

  it('gives way to the page that plays a lottery, and shows no frame', async () => {
    const page = '/m/startLottery?code=luzon-3d&prize_mode=Elott&playType=trad';
    server.use(answer(launchGame, { ...LAUNCH, url: page, page }));
    const { address } = await open({ vendor: 'LOTT' });
    await waitFor(() => expect(address()).toBe(page));
    expect(screen.queryByTitle(GAME.gameName)).not.toBeInTheDocument();
  });

  it('goes to no other site, whatever an answer says', async () => {
    server.use(answer(launchGame, { ...LAUNCH, page: 'https://elsewhere.example/m/startLottery' }));
    const { address } = await open();
    await frame();
    expect(address()).toMatch(/^\/m\/launchGame/);
  });

  it('says that it is a demo in free play', async () => {
    await open({ isFreePlay: true });
    expect(await screen.findByText('Demo')).toBeVisible();
  });

  it('leads a trial to an account and back to the game', async () => {
    const path = launchGameLink(PARAMS);
    await renderBrowse(<Page />, { path, session: aSession({ type: '4' }) });
    await frame();
    const line = screen.getByRole('link', { name: 'Register and keep playing' });
    expect(line).toHaveAttribute('href', registerLink(path));
  });

  it('is another launch in another frame on Reload', async () => {
    const { user } = await open();
    const first = await frame();
    await user.click(screen.getByRole('button', { name: 'Reload the game' }));
    await waitFor(() => expect(launched).toHaveBeenCalledTimes(2));
    expect(await frame()).not.toBe(first);
  });
});

describe('a game’s wishes', () => {
  it('are answered: a new launch in a new frame, so often', async () => {
    await open();
    const launches = async (count: number) => waitFor(() => expect(launched).toHaveBeenCalledTimes(count));
    await frame();
    const before = launched.mock.calls.length;
    for (let wish = 1; wish <= MOST_WISHES; wish += 1) {
      say(await frame(), 'game.launch-wanted');
      await launches(before + wish);
    }
    const last = await frame();
    say(last, 'game.launch-wanted');
    expect(await frame()).toBe(last);
    expect(launched).toHaveBeenCalledTimes(before + MOST_WISHES);
  });

  it('are answered by leaving too, once', async () => {
    await open();
    const steps = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const game = await frame();
    say(game, 'game.leave-wanted');
    say(game, 'game.leave-wanted');
    expect(steps.mock.calls).toEqual([[-1]]);
    steps.mockRestore();
  });

  it('are heard after a greeting, which is answered at the game’s own origin', async () => {
    server.use(answer(launchGame, { ...LAUNCH, url: 'https://games.test/wps/play/parol#launch=t1' }));
    await open();
    const game = await frame();
    expect(game.getAttribute('sandbox')).toContain('allow-same-origin');
    const heard = jest.spyOn(game.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
    say(game, 'game.hello', { origin: 'https://games.test' });
    expect(heard).toHaveBeenCalledWith(
      { type: 'site.hello', version: 1, offers: ['deposit', 'limits'], sound: 'off' },
      'https://games.test',
    );
  });
});

it('closes what lies over the game when the player goes Back, and leaves the game alone', async () => {
  await open();
  const game = await frame();
  const heard = jest.spyOn(game.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
  const [before, entries] = [window.location.href, window.history.length];
  say(game, 'game.sheet-opened');
  await waitFor(() => expect(window.history.length).toBe(entries + 1));
  window.history.back();
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ type: 'site.close-sheet', version: 1 }, '*'));
  expect(window.location.href).toBe(before);
  expect(game).toBeInTheDocument();
});

it('remembers for games to come whether one was heard', async () => {
  const { unmount } = await open();
  say(await frame(), 'game.sound', { sound: 'on' });
  unmount();
  await open();
  const game = await frame();
  const heard = jest.spyOn(game.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
  say(game, 'game.hello');
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ sound: 'on' }), '*');
  say(game, 'game.sound', { sound: 'off' });
  say(game, 'game.hello');
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ sound: 'off' }), '*');
});

describe('money', () => {
  const changed = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    stop = subscribe('wallet.changed', changed);
  });
  afterEach(() => stop());

  it('is asked for again after a round, and on leaving', async () => {
    const { unmount } = await open();
    const game = await frame();
    say(game, 'game.ready');
    expect(changed).not.toHaveBeenCalled();
    say(game, 'game.balance');
    say(game, 'game.round-settled');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    unmount();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  const shown = () => screen.getByRole('link', { name: /Deposit/ });

  it('is in the bar as the game shows it, until the server answers after the round', async () => {
    await open();
    const game = await frame();
    await waitFor(() => expect(shown()).toHaveTextContent('₱12,480.50'));
    say(game, 'game.balance', { balance: '12475.50' });
    expect(shown()).toHaveTextContent('₱12,475.50');
    expect(changed).not.toHaveBeenCalled();
    say(game, 'game.balance', { balance: '12999.50' });
    server.use(answer(getBalance, aBalance({ sumBalance: '12500.00' })));
    say(game, 'game.round-settled');
    await waitFor(() => expect(shown()).toHaveTextContent('₱12,500.00'));
  });

  it('is not the game’s word for longer than a round', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
    await open();
    const game = await frame();
    say(game, 'game.balance', { balance: '99999.00' });
    expect(shown()).toHaveTextContent('₱99,999.00');
    act(() => jest.advanceTimersByTime(GAME_WORD_MS));
    expect(shown()).not.toHaveTextContent('₱99,999.00');
    act(() => jest.advanceTimersByTime(1000));
    expect(changed).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('is the wallet’s in free play, whatever play money the game shows', async () => {
    await open({ isFreePlay: true });
    const game = await frame();
    await waitFor(() => expect(shown()).toHaveTextContent('₱12,480.50'));
    say(game, 'game.balance', { balance: '77.00' });
    expect(shown()).toHaveTextContent('₱12,480.50');
  });

  it('can be added to from the game', async () => {
    const { container } = await open();
    say(await frame(), 'game.deposit-wanted');
    expect(location.pathname).toBe('/m/voucherCenter');
    await drawingComes(container);
  });

  it('is hidden in the game too, where the player hides it', async () => {
    act(toggleBalance);
    await open();
    await frame();
    expect(launched).toHaveBeenLastCalledWith(expect.objectContaining({ isBalanceHidden: true }));
    act(toggleBalance);
  });

  it('is not asked for when another window says so', async () => {
    await open();
    const game = await frame();
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data: { type: 'game.round-settled' }, origin: 'null', source: window }),
      );
    });
    say(game, 'game.balance');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  });
});

describe('a game that does not show itself', () => {
  afterEach(() => jest.useRealTimers());

  const openWithTimers = async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
    const page = await open();
    return { page, game: await frame() };
  };

  it('gets a notice after 12 s with Retry and Home', async () => {
    await openWithTimers();
    act(() => jest.advanceTimersByTime(READY_WITHIN_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('The game is slow to open');
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect(location.pathname).toBe('/m/home');
  });

  it('gets none once it is ready', async () => {
    const { game } = await openWithTimers();
    say(game, 'game.ready');
    act(() => jest.advanceTimersByTime(READY_WITHIN_MS * 2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a refused launch', () => {
  it.each<[ErrorCodeOf<typeof launchGame>, string, string]>([
    ['game.unavailable', 'This game is closed for now', 'Home'],
    ['wallet.insufficient', 'Not enough balance to open it', 'Deposit'],
    ['session.expired', 'You were signed out', 'Log in again'],
    ['location.blocked', 'This game is not open to you', 'Home'],
    ['member.excluded', 'You are taking a break', 'See your break'],
    ['not.found', 'There is no such game', 'Home'],
    ['unknown', 'The game did not open', 'Try again'],
  ])('for %s says “%s” and offers %s', async (code, title, action) => {
    server.use(refuse(launchGame, code));
    await open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText(action)).toBeVisible();
    // Never the word `unknown`: nobody can say anything about it.
    const spoken = code === 'unknown' ? 'SRV-' : code;
    expect(screen.getByText((words) => words.startsWith(`Code ${spoken}`))).toBeVisible();
  });

  it('in a break from play says until when, and leads to where it stands', async () => {
    server.use(refuse(launchGame, 'member.excluded', { kind: 'timeOut', until: '2026-11-30T16:30:00+08:00' }));
    await open();
    expect(await screen.findByText(/until 11\/30\/2026, 16:30/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your break' })).toHaveAttribute('href', `${paths.security}#limits`);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('comes back to this game from the login', async () => {
    server.use(refuse(launchGame, 'session.expired'));
    await open();
    const link = await screen.findByRole('link', { name: 'Log in again' });
    expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/m/launchGame?vendor=JL')));
  });

  it('offers the demo without a balance, if the game has one', async () => {
    server.use(refuse(launchGame, 'wallet.insufficient'));
    const { unmount } = await open({ supportPlay: 0 });
    expect(await screen.findByRole('link', { name: 'Play the demo' })).toHaveAttribute(
      'href',
      expect.stringContaining('freePlay=1'),
    );
    unmount();
    await open({ supportPlay: 1 });
    await screen.findByRole('heading', { name: 'Not enough balance to open it' });
    expect(screen.queryByRole('link', { name: 'Play the demo' })).not.toBeInTheDocument();
  });

  it('for a closed game offers hot games that are open, and no other try', async () => {
    const games = ['Koi', 'Parol', 'Jeepney', 'Mango', 'Agila'].map((gameName, place) =>
      aGame({ nodeId: `n${place}`, gameName, ...(place === 0 && { isClosed: true }) }),
    );
    server.use(refuse(launchGame, 'game.unavailable'), answer(getHotGames, { list: games, total: games.length }));
    await open();
    const others = await screen.findByRole('list', { name: 'Open now' });
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Parol', 'Jeepney', 'Mango']);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByText(/maintenance/i)).not.toBeInTheDocument();
  });

  it('opens after a Retry that goes well', async () => {
    server.use(refuse(launchGame, 'unknown'));
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    await user.click(retry);
    expect(await frame()).toBeInTheDocument();
  });
});

it('says that an address names no game', async () => {
  await renderBrowse(<Page />, { path: '/m/launchGame', session: aSession() });
  expect(await screen.findByRole('heading', { name: 'There is no such game' })).toBeVisible();
});

describe('the session of play', () => {
  const due = { seconds: 1805, dueInSeconds: 0 };
  const check = () => screen.findByRole('alertdialog', { name: 'You have played for 30 min' });

  it('says how long it lasts and what it has come to', async () => {
    await open();
    await frame();
    expect(await screen.findByText('Playing for 10 min')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Session of play' })).toHaveTextContent(/Won or lost.*[-−]₱50\.00/);
    expect(screen.getByRole('link', { name: /Playing for 10 min.*Limits and breaks/ })).toHaveAttribute(
      'href',
      `${paths.security}#limits`,
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is none of a trial', async () => {
    await renderBrowse(<Page />, { path: launchGameLink(PARAMS), session: aSession({ type: '4' }) });
    await frame();
    expect(screen.queryByRole('region', { name: 'Session of play' })).not.toBeInTheDocument();
  });

  it('stands over the game when a reality check is due, until the player goes on', async () => {
    server.use(answer(touchPlaySession, aPlaySession(due)), answer(goOnPlaying, aPlaySession({ seconds: 1810 })));
    const { user } = await open();
    const dialog = await check();
    expect(dialog).toHaveTextContent(/Staked.*₱200\.00.*Won.*₱150\.00.*Won or lost.*₱50\.00/);
    expect((await frame()).closest('main')).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect((await frame()).closest('main')).not.toHaveAttribute('inert');
  });

  it('is due after the platform’s own wait, whatever clock the phone has and whether the line is there', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(0);
    server.use(answer(touchPlaySession, aPlaySession({ seconds: 1799, dueInSeconds: 1 })));
    const { user } = await open();
    await screen.findByText('Playing for 29 min');
    server.use(refuse(touchPlaySession, 'platform.busy'), answer(goOnPlaying, aPlaySession()));
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5000 });
    jest.restoreAllMocks();
    await user.click(within(dialog).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('does not begin, nor asks, where the launch is refused', async () => {
    const [touched, balance] = [jest.fn(), jest.fn()];
    server.use(
      refuse(launchGame, 'member.excluded'),
      answerBy(getBalance, () => {
        balance();
        return aBalance();
      }),
      answerBy(touchPlaySession, () => {
        touched();
        return aPlaySession(due);
      }),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'See your break' })).toBeVisible();
    // What the test before sent by its end is not counted.
    for (const mock of [touched, balance]) mock.mockClear();
    act(() => publish('wallet.changed', {}));
    await waitFor(() => expect(balance).toHaveBeenCalled());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(touched).not.toHaveBeenCalled();
  });

  it('is answered by leaving: the next game does not begin with the check', async () => {
    const answered = jest.fn();
    server.use(
      answer(touchPlaySession, aPlaySession(due)),
      answerBy(goOnPlaying, () => {
        answered();
        return aPlaySession();
      }),
    );
    const { user } = await open();
    const steps = jest.spyOn(window.history, 'go');
    await user.click(within(await check()).getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(steps).toHaveBeenCalledTimes(2));
    steps.mockRestore();
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('that could not go on says so; leaving leads out of the game', async () => {
    server.use(answer(touchPlaySession, aPlaySession(due)), refuse(goOnPlaying, 'unknown'));
    const { user } = await open();
    const dialog = await check();
    const steps = jest.spyOn(window.history, 'go');
    await user.click(within(dialog).getByRole('button', { name: 'Go on' }));
    expect(await within(dialog).findByText('It did not go through. Try again.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Leave the game' }));
    // Out of the dialog's own entry, and out of the game.
    await waitFor(() => expect(steps.mock.calls).toEqual([[-1], [-1]]));
    steps.mockRestore();
  });
});
