import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aGame, aWin } from '@shared-kernel/testing/game-builders';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startCarousel } from '../../../shared/carousel/carousel-engine.ts';
import { PauseButton } from '../../../shared/motion/pause-button.tsx';
import { toWinners } from '../../../shared/winners/winner.mapper.ts';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { WinnerTicker } from './winner-ticker.tsx';

jest.mock('../../../shared/carousel/carousel-engine.ts');

const server = serveApi();
const carousel = { pause: jest.fn(), resume: jest.fn(), destroy: jest.fn() };
const winners = (count: number) =>
  toWinners({ list: Array.from({ length: count }, (_, place) => aWin({ game: aGame({ nodeId: String(place) }) })) });
const show = (count: number) =>
  renderBrowse(
    <>
      <PauseButton />
      <WinnerTicker winners={winners(count)} launchTo={({ nodeId }) => `/game/${nodeId}`} />
    </>,
  );

beforeEach(() => {
  jest.mocked(startCarousel).mockReturnValue(carousel);
  globalThis.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  globalThis.cancelIdleCallback = () => undefined;
});

it('moves by itself above four entries, and stops when it is told to', async () => {
  const { user } = await show(5);
  await waitFor(() => expect(startCarousel).toHaveBeenCalledTimes(1));
  expect(jest.mocked(startCarousel).mock.lastCall?.[1]).toMatchObject({ direction: 'vertical', slidesPerView: 4 });
  await user.click(screen.getByRole('button', { name: 'Pause moving content' }));
  expect(carousel.pause).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Play moving content' }));
  expect(carousel.resume).toHaveBeenCalled();
});

it('stands still with four, all of them there to be reached', async () => {
  await show(4);
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('list', { name: 'Latest wins' }).parentElement).toHaveAttribute('data-rows', 'still');
  expect(startCarousel).not.toHaveBeenCalled();
});

it('opens the game that was won in', async () => {
  const { user, address } = await show(1);
  await user.click(screen.getByRole('link', { name: /Just won in Bahay Kubo Riches/ }));
  expect(address()).toBe('/game/0');
});

it("takes a game's picture from the site itself when its CDN has none", async () => {
  server.use(answer(getConsolidatedSettings, someSettings({ imageCDNs: ['https://a.test'] })));
  const wins = toWinners({ list: [aWin({ iconUrl: 'icons/reef.png' })] });
  await renderBrowse(<WinnerTicker winners={wins} launchTo={() => '/m/home'} />);
  const picture = await screen.findByRole('presentation');
  expect(picture).toHaveAttribute('src', 'https://a.test/icons/reef.png');
  fireEvent.error(picture);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/icons/reef.png');
});
