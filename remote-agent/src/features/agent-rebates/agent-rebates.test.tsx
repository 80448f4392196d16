import { getAgentRebates, getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import { getVendors } from '@shared-kernel/contracts/browse/games';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aVendor } from '@shared-kernel/testing/game-builders';
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
      vendors: [
        {
          vassalage: 'JL',
          ownBet: '500.00',
          ownAmount: '3.00',
          teamBet: '10000.00',
          teamAmount: '32.00',
          leastSpread: '0.20',
          mostSpread: '0.40',
        },
        {
          vassalage: 'AMIHAN',
          ownBet: '0.00',
          ownAmount: '0.00',
          teamBet: '2000.00',
          teamAmount: '4.00',
          leastSpread: '0.20',
          mostSpread: '0.20',
        },
      ],
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
      upline: 'mara_agent',
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
  trail: [],
  footer: { count: 1, validBet: '9000.00', amount: '36.00' },
};

const server = serveApi(
  answer(getAgentRebates, OF_AGENT),
  answer(getTeamRebates, OF_TEAM),
  answer(getVendors, { list: [aVendor({ vassalage: 'JL', name: 'Jade Lantern' })] }),
);
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

it('says vendor by vendor what the category is made of, own bets and the team’s apart', async () => {
  await openAgent();
  const [row] = await screen.findAllByRole('listitem');
  const vendors = within(row as HTMLElement).getAllByRole('listitem');
  await waitFor(() => expect(vendors[0]).toHaveTextContent(/^Jade Lantern/));
  expect(vendors[0]).toHaveTextContent(
    /Own bets: ₱500\.00 × 0\.60%.*3\.00.*Team bets: ₱10,000\.00 × 0\.20–0\.40%.*32\.00/,
  );
  expect(vendors[1]).toHaveTextContent(/^AMIHAN *Team bets: ₱2,000\.00 × 0\.20%.*4\.00/);
  expect(vendors[1]).not.toHaveTextContent('Own bets');
});

it('shows the category alone where the platform does not tell vendors apart', async () => {
  server.use(answer(getAgentRebates, { ...OF_AGENT, list: OF_AGENT.list.map(({ vendors, ...row }) => row) }));
  await openAgent();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

it('says of each member the bets, both rates and what they earn', async () => {
  const { user } = await openTeam();
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent(/rico_diaz4.*Slots · Paid.*36\.00.*9,000\.00.*0\.20%.*0\.40%/);
  await user.click(screen.getByRole('button', { name: /^rico_diaz4/ }));
  const sheet = within(await screen.findByRole('dialog', { name: words.teamDetail }));
  expect(sheet.getByText(words.memberRate).nextSibling).toHaveTextContent('0.20%');
  expect(sheet.getByText(words.upline).nextSibling).toHaveTextContent('mara_agent');
});

it('sums up bets of direct members only, since in the whole team a bet counts in several lines', async () => {
  const { user } = await openTeam();
  const sums = async () => (await screen.findByText(words.amount, { selector: 'dt' })).closest('dl');
  expect(await screen.findByText(words.wholeTeamRule)).toBeVisible();
  expect(await sums()).not.toHaveTextContent(words.validBet);
  await user.click(screen.getByRole('tab', { name: 'Direct only' }));
  expect(await screen.findByText(words.teamRule)).toBeVisible();
  expect(await sums()).toHaveTextContent(/Valid bet.*9,000\.00/);
});

it('drills into the team of an agent, with the way back up', async () => {
  const asked: InputOf<typeof getTeamRebates>[] = [];
  server.use(
    answerBy(getTeamRebates, (input) => {
      asked.push(input);
      return { ...OF_TEAM, trail: [{ userName: 'nena_lim' }] };
    }),
  );
  const { user } = await openTeam('?scope=direct');
  await user.click(await screen.findByRole('button', { name: /^Team below ?rico_diaz4$/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ parent: 'rico_diaz4', scope: 'direct' }));
  const trail = within(await screen.findByRole('navigation', { name: 'Place in the team' }));
  expect(trail.getByRole('button', { name: 'nena_lim' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Team below/ })).not.toBeInTheDocument();
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
