import { getAgentRebates, getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { Page as AgentRebate } from './agent-rebate.page.tsx';
import { Page as TeamRebate } from './team-rebate.page.tsx';
import en from './texts.en.json';
import ty from './texts.ty.json';

const words = en.agentRebates;

const OF_AGENT: ValueOf<typeof getAgentRebates> = {
  list: [
    {
      day: '2026-07-14',
      gameType: 'RNG',
      rate: '0.60',
      ownBet: '500.00',
      ownAmount: '3.00',
      teamBet: '12000.00',
      teamAmount: '36.00',
      leastSpread: '0.20',
      mostSpread: '0.40',
      amount: '39.00',
      status: 'pending',
    },
  ],
  pageNum: 1,
  totalPages: 1,
  footer: { count: 1, validBet: '12500.00', amount: '39.00' },
};

const OF_TEAM: ValueOf<typeof getTeamRebates> = {
  list: [
    {
      userName: 'rico_diaz4',
      isAgent: true,
      day: '2026-07-13',
      gameType: 'RNG',
      validBet: '9000.00',
      rate: '0.60',
      memberRate: '0.20',
      spread: '0.40',
      amount: '36.00',
      status: 'paid',
    },
  ],
  pageNum: 1,
  totalPages: 1,
  footer: { count: 1, validBet: '9000.00', amount: '36.00' },
};

const server = serveApi(answer(getAgentRebates, OF_AGENT), answer(getTeamRebates, OF_TEAM));
watchBottom();

const openAgent = (language: 'EN' | 'TY' = 'EN') =>
  renderPage(<AgentRebate />, { path: '/m/member/agent/agentRebeat', session: anAgentSession(), language });
const openTeam = (search = '') =>
  renderPage(<TeamRebate />, { path: `/m/member/teamRebate${search}`, session: anAgentSession() });

it('says of each day and category what own bets and the team’s earn, and whether it is paid', async () => {
  const { user } = await openAgent();
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent(/Slots.*Pending.*39\.00.*12,000\.00.*0\.20–0\.40%.*3\.00/);
  await user.click(screen.getByRole('button', { name: /^Slots/ }));
  const sheet = within(await screen.findByRole('dialog', { name: words.detail }));
  expect(sheet.getByText(words.rate).nextSibling).toHaveTextContent('0.60%');
  expect(sheet.getByText(words.teamAmount).nextSibling).toHaveTextContent('36.00');
});

it('says of each member the bets, both rates and what they earn', async () => {
  const { user } = await openTeam();
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent(/rico_diaz4.*Slots · Paid.*36\.00.*9,000\.00.*0\.20%.*0\.40%/);
  await user.click(screen.getByRole('button', { name: /^rico_diaz4/ }));
  const sheet = within(await screen.findByRole('dialog', { name: words.teamDetail }));
  expect(sheet.getByText(words.memberRate).nextSibling).toHaveTextContent('0.20%');
});

it('asks for a member, a category and what is paid, as the address says', async () => {
  const asked: InputOf<typeof getTeamRebates>[] = [];
  server.use(
    answerBy(getTeamRebates, (input) => {
      asked.push(input);
      return OF_TEAM;
    }),
  );
  await openTeam('?userName=rico&gameType=RNG&status=paid');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ userName: 'rico', gameType: 'RNG', status: 'paid' }));
});

it('says when there are none', async () => {
  server.use(answer(getAgentRebates, { ...OF_AGENT, list: [] }));
  await openAgent();
  expect(await screen.findByText(words.empty)).toBeVisible();
});

it('says what is safe when it fails, in Filipino too, and tries again', async () => {
  server.use(refuse(getAgentRebates, 'unknown'));
  const { user } = await openAgent('TY');
  expect(await screen.findByText(ty.agentRebates.failed)).toBeVisible();
  server.use(answer(getAgentRebates, OF_AGENT));
  await user.click(screen.getByRole('button', { name: 'Subukan ulit' }));
  expect(await screen.findByText(ty.agentRebates.statusOf.pending)).toBeVisible();
});
