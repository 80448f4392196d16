import { aHotMatch } from '@shared-kernel/testing/site-builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { startCarousel } from '../../../shared/carousel/carousel-engine.ts';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { HotMatches } from './hot-matches.tsx';

jest.mock('../../../shared/carousel/carousel-engine.ts');

const BAY = aHotMatch();
const REEF = aHotMatch({ homeTeam: 'Davao Peak', awayTeam: 'Iloilo Tide', league: 'Southern Cup' });

/** What waits for the page to be idle has come. */
const idle = () => act(() => new Promise<void>((resolve) => window.requestIdleCallback(() => resolve())));

beforeEach(() => {
  jest.mocked(startCarousel).mockReset();
  jest.mocked(startCarousel).mockReturnValue({ pause: jest.fn(), resume: jest.fn(), destroy: jest.fn() });
});

it('goes upwards, one match at a time: 500 ms after each 5 s', async () => {
  await renderBrowse(<HotMatches matches={[BAY, REEF]} />);
  await waitFor(() => expect(startCarousel).toHaveBeenCalledTimes(1));
  expect(jest.mocked(startCarousel).mock.lastCall?.[1]).toMatchObject({
    direction: 'vertical',
    slidesPerView: 1,
    speedMs: 500,
    autoplayMs: 5000,
  });
});

it('stands still with one match, which says its time, its teams and VS', async () => {
  const { container } = await renderBrowse(<HotMatches matches={[BAY]} />);
  await idle();
  expect(startCarousel).not.toHaveBeenCalled();
  expect(container.querySelector('time')).toHaveTextContent('11/22 19:30');
  expect(container).toHaveTextContent(/Manila Bay\s*VS\s*Cebu Reef/i);
  expect([...container.querySelectorAll('img')].map((crest) => crest.getAttribute('src'))).toEqual([
    BAY.homeTeamImageUrl,
    BAY.awayTeamImageUrl,
  ]);
});

it('opens all matches, each with its league, teams, time and a way to bet on its room', async () => {
  const { user } = await renderBrowse(<HotMatches matches={[BAY, REEF]} />);
  await user.click(screen.getByRole('button', { name: /Hot match/ }));
  const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Islands League.*11\/22 19:30.*Manila Bay.*Cebu Reef.*Bet/),
    expect.stringMatching(/Southern Cup.*Davao Peak.*Iloilo Tide.*Bet/),
  ]);
  const bet = new URL(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href') ?? '',
    'https://site.test',
  ).searchParams;
  expect(Object.fromEntries(bet)).toMatchObject({ vendor: 'BTI', gameId: '77', nodeId: '9001', supportPlay: '1' });
});

it('says of a match on which nobody takes bets that it is closed, and leads nowhere', async () => {
  const { user } = await renderBrowse(<HotMatches matches={[aHotMatch({ isClosed: true })]} />);
  await user.click(screen.getByRole('button', { name: /Hot match/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Closed for now')).toBeVisible();
  expect(sheet.queryByRole('link')).not.toBeInTheDocument();
});
