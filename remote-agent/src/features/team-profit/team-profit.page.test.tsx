import { getTeamProfit } from '@shared-kernel/contracts/agent/agent';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './team-profit.page.tsx';
import en from './texts.en.json';

type Profit = ValueOf<typeof getTeamProfit>;

const PATH = '/m/agent/team/pnl';

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

const PROFIT: Profit = {
  list: [
    { userName: 'liza_cruz7', isAgent: false, ...FIGURES, profit: '-15.00' },
    { userName: 'rico_diaz4', isAgent: true, ...FIGURES },
  ],
  pageNum: 1,
  totalPages: 1,
  trail: [],
  footer: { count: 2, ...FIGURES, profit: '935.00' },
};

const server = serveApi(answer(getTeamProfit, PROFIT));
watchBottom();

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: PATH, session: anAgentSession(), ...options });

it('asks for exactly what its document starts', async () => {
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'team-profit'),
    open,
  );
});

it('sums first, then each member in the house’s view', async () => {
  await open();
  const [player] = await screen.findAllByRole('listitem');
  const sums = screen.getByText('House profit', { selector: 'dt' }).closest('dl');
  expect(sums).toHaveTextContent('House profit+₱935.00');
  expect(player).toHaveTextContent('liza_cruz7');
  expect(player).toHaveTextContent('−₱15.00');
  expect(screen.getByText(en.teamPnl.view)).toBeVisible();
});

it('says what a line counts when only the direct team is shown', async () => {
  await open({ path: `${PATH}?scope=direct` });
  expect(await screen.findByText(`${en.teamPnl.view} ${en.teamPnl.direct}`)).toBeVisible();
});

it('drills into the team of an agent, not of a player', async () => {
  const asked: object[] = [];
  server.use(
    answerBy(getTeamProfit, (input) => {
      asked.push(input);
      return PROFIT;
    }),
  );
  const { user, address } = await open({ path: `${PATH}?range=7d` });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: /liza_cruz7$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Team below ?rico_diaz4$/ }));
  expect(address()).toBe(`${PATH}?parent=rico_diaz4&range=7d`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ parent: 'rico_diaz4' }));
});

it('opens a member with every figure', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^liza_cruz7/ }));
  const sheet = within(await screen.findByRole('dialog', { name: en.teamPnl.detail }));
  expect(sheet.getByText(en.teamPnl.rebate).nextSibling).toHaveTextContent('₱50.00');
});

it('says when nobody is there', async () => {
  server.use(answer(getTeamProfit, { ...PROFIT, list: [] }));
  await open();
  expect(await screen.findByText(shared.firstMember.title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
});

it('says what is safe when it fails, in Filipino too', async () => {
  server.use(refuse(getTeamProfit, 'unknown'));
  await open({ language: 'TY' });
  expect(await screen.findByText('Hindi na-load ang kita at lugi ng team mo')).toBeVisible();
});
