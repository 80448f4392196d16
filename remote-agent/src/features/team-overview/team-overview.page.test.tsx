import { getTeamOverview } from '@shared-kernel/contracts/agent/agent';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { addDays, today } from 'shared-kernel/clock';
import { Page } from './team-overview.page.tsx';
import en from './texts.en.json';

type Overview = ValueOf<typeof getTeamOverview>;

const PATH = '/m/agent/team/overview';

const FIGURES = {
  deposits: '5000.00',
  withdrawals: '2000.00',
  stake: '9100.00',
  validBet: '9000.00',
  payout: '8000.00',
  bonus: '100.00',
  rebate: '50.00',
  profit: '950.00',
};

const OVERVIEW: Overview = {
  members: 404,
  agents: 31,
  online: 3,
  balance: '120488.40',
  registered: 5,
  ...FIGURES,
  days: [
    { day: '2026-07-13', registered: 2, ...FIGURES },
    { day: '2026-07-14', registered: 3, ...FIGURES, deposits: '0.00' },
  ],
};

// jsdom has no canvas: what is drawn is looked at in the gallery.
jest.mock('../../shared/chart/draw-chart.ts', () => ({
  drawChart: () => ({ resize: () => undefined, remove: () => undefined }),
}));

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const server = serveApi(answer(getTeamOverview, OVERVIEW));

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: PATH, session: anAgentSession(), ...options });

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

it('shows what the team is now, what its days brought, and the net of what came in and went out', async () => {
  await open();
  expect(await screen.findByText(en.teamOverview.meaning)).toBeVisible();
  expect(screen.getByText(en.teamOverview.meaning).previousSibling).toHaveTextContent('₱3,000.00');
  expect(figure(en.teamOverview.members)).toHaveTextContent('404');
  expect(figure(en.teamOverview.balance)).toHaveTextContent('₱120,488.40');
  expect(figure(en.teamOverview.profit)).toHaveTextContent('₱950.00');
  expect(figure(en.teamOverview.registered)).toHaveTextContent('5');
});

it('tells a reader the figures of each day that the chart draws', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /07\/14/ });
  expect(row).toHaveTextContent('₱0.00₱2,000.00−₱2,000.00');
});

it('draws bets, profit or new members instead, as they are counted', async () => {
  const { user } = await open();
  const lastRow = () => screen.getByRole('row', { name: /07\/14/ });
  await user.click(await screen.findByRole('button', { name: en.teamOverview.drawn.bets }));
  expect(screen.getByRole('table', { name: 'Bets by day' })).toBeInTheDocument();
  expect(lastRow()).toHaveTextContent('₱9,000.00₱8,000.00');
  await user.click(screen.getByRole('button', { name: en.teamOverview.drawn.profit }));
  expect(lastRow()).toHaveTextContent('₱950.00');
  await user.click(screen.getByRole('button', { name: en.teamOverview.drawn.registered }));
  expect(lastRow()).toHaveTextContent('07/143');
  expect(screen.getByRole('button', { name: en.teamOverview.drawn.registered, pressed: true })).toBeVisible();
  expect(screen.getByText(en.teamOverview.profitMeaning)).toBeVisible();
});

it('asks for the days of its address, a week from the start', async () => {
  const asked: object[] = [];
  server.use(
    answerBy(getTeamOverview, (input) => {
      asked.push(input);
      return OVERVIEW;
    }),
  );
  const { user, address } = await open();
  await waitFor(() => expect(asked[0]).toMatchObject({ startDate: addDays(today(), -6), endDate: today() }));
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  expect(address()).toBe(`${PATH}?range=today`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ startDate: today(), endDate: today() }));
});

it('draws nothing of a single day', async () => {
  server.use(answer(getTeamOverview, { ...OVERVIEW, days: OVERVIEW.days.slice(1) }));
  await open({ path: `${PATH}?range=today` });
  expect(await screen.findByText(en.teamOverview.meaning)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says what is safe when it fails, and tries again', async () => {
  server.use(refuse(getTeamOverview, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.teamOverview.failedText)).toBeVisible();
  server.use(answer(getTeamOverview, OVERVIEW));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en.teamOverview.meaning)).toBeVisible();
});

it('speaks Filipino', async () => {
  await open({ language: 'TY' });
  expect(await screen.findByText('Kita ng house', { selector: 'dt' })).toBeVisible();
});
