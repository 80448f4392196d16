import { screen } from '@testing-library/react';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { JackpotBanner } from './jackpot-banner.tsx';

it('leads to the leaderboard, and shows the server’s value without decimals', async () => {
  await renderBrowse(<JackpotBanner value={104_238_517} />);
  const banner = screen.getByRole('link');
  expect(banner).toHaveAttribute('href', '/m/winnerPage');
  expect(banner).toHaveTextContent('₱104,238,517');
  expect(banner).not.toHaveTextContent(/\.\d|Illustrative/i);
});

it('says that its figure is illustrative where the server has none', async () => {
  await renderBrowse(<JackpotBanner value={undefined} />);
  expect(screen.getByRole('link')).toHaveTextContent(/illustrative/i);
});
