import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import { getDownlineRebates } from '@shared-kernel/contracts/agent/rebates';
import { TRANSFER_MEMBERS_MAX } from '@shared-kernel/contracts/agent/transfers';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { teamTransferLink } from '../../paths.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './team-members.page.tsx';
import en from './texts.en.json';

type Team = ValueOf<typeof getDownlines>;

const PATH = '/m/member/team';

const aMember = (own: Partial<Team['list'][number]> = {}): Team['list'][number] => ({
  userName: 'liza_cruz7',
  isAgent: false,
  teamSize: 0,
  balance: '120.50',
  registeredAt: '2026-07-01T04:00:00.000Z',
  isOnline: false,
  ...own,
});

const TEAM: Team = {
  list: [aMember(), aMember({ userName: 'rico_diaz4', isAgent: true, teamSize: 12, isOnline: true })],
  pageNum: 1,
  totalPages: 1,
  trail: [],
  footer: { count: 404, balance: '98765.00' },
};

const server = serveApi(answer(getDownlines, TEAM));
watchBottom();

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: PATH, session: anAgentSession(), ...options });

it('asks for exactly what its document starts: a list of now has no days', async () => {
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'team-members'),
    open,
  );
  expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
});

it('says who is below, how many, and what they hold; never what is a member’s own', async () => {
  await open();
  expect(await screen.findByText('404')).toBeVisible();
  const [player, agent] = screen.getAllByRole('listitem');
  expect(player).toHaveTextContent('liza_cruz7Player₱120.50');
  expect(player).toHaveTextContent(en.team.never);
  expect(agent).toHaveTextContent('rico_diaz4Agent');
  expect(agent).toHaveTextContent(en.team.online);
});

it('is searched, narrowed and drilled into, all in the address', async () => {
  const asked: InputOf<typeof getDownlines>[] = [];
  server.use(
    answerBy(getDownlines, (input) => {
      asked.push(input);
      return TEAM;
    }),
  );
  const { user, address } = await open({ path: `${PATH}?userName=li&memberKind=agent&scope=direct` });
  await user.click(await screen.findByRole('button', { name: /^Below ?rico_diaz4$/ }));
  expect(address()).toBe(`${PATH}?scope=direct&memberKind=agent&userName=li&parent=rico_diaz4`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ parent: 'rico_diaz4', userName: 'li', scope: 'direct' }));
  expect(asked.at(-1)).not.toHaveProperty('startDate');
});

it('leads to what one member did', async () => {
  await open();
  const [player] = await screen.findAllByRole('listitem');
  const to = (name: string) =>
    within(player as HTMLElement).getByRole('link', { name: new RegExp(`^${name} ?liza_cruz7$`) });
  expect(to(en.team.toProfit)).toHaveAttribute('href', '/m/agent/team/pnl?parent=liza_cruz7&range=7d');
  expect(to(en.team.toBets)).toHaveAttribute('href', '/m/teamBetting?parent=liza_cruz7&range=7d');
  expect(to(en.team.toRecords)).toHaveAttribute('href', '/m/transaction/record?types=A&parent=liza_cruz7&range=7d');
});

it('leads with chosen direct members, and no others, to a transfer', async () => {
  server.use(
    answer(getDownlines, {
      ...TEAM,
      list: [aMember(), ...['rico_diaz4', 'ana_reyes1'].map((userName) => aMember({ userName, isDirect: true }))],
    }),
  );
  const { user } = await open();
  const boxes = await screen.findAllByRole('checkbox', { name: new RegExp(`^${en.team.send}`) });
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await user.click(box);
  expect(screen.getByRole('link', { name: 'Send to 2 members' })).toHaveAttribute(
    'href',
    teamTransferLink(['rico_diaz4', 'ana_reyes1']),
  );
  for (const box of boxes) await user.click(box);
  expect(screen.queryByRole('link', { name: /^Send to/ })).not.toBeInTheDocument();
});

it('takes as many for a transfer as one call may name, and no more', async () => {
  const list = Array.from({ length: TRANSFER_MEMBERS_MAX + 1 }, (_, place) =>
    aMember({ userName: `member_${place}`, isDirect: true }),
  );
  server.use(answer(getDownlines, { ...TEAM, list }));
  await open();
  const boxes = await screen.findAllByRole('checkbox');
  for (const box of boxes.slice(0, -1)) fireEvent.click(box);
  expect(boxes.at(-1)).toBeDisabled();
  expect(boxes[0]).toBeEnabled();
  fireEvent.click(boxes[0] as HTMLElement);
  expect(boxes.at(-1)).toBeEnabled();
});

it('opens the rebate rates of a direct member, and of no other', async () => {
  server.use(
    answer(getDownlines, { ...TEAM, list: [aMember(), aMember({ userName: 'rico_diaz4', isDirect: true })] }),
    answer(getDownlineRebates, { userName: 'rico_diaz4', list: [] }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${en.team.toRates}`) }));
  expect(await screen.findByRole('dialog', { name: 'Rebate rates of rico_diaz4' })).toBeVisible();
});

it('opens a member, with the last login where there was one', async () => {
  server.use(answer(getDownlines, { ...TEAM, list: [aMember({ lastLoginAt: '2026-07-14T01:02:03.000Z' })] }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /liza_cruz7/ }));
  const sheet = within(await screen.findByRole('dialog', { name: en.team.detail }));
  expect(sheet.getByText('Balance').nextSibling).toHaveTextContent('₱');
  expect(sheet.queryByText(en.team.balance)).not.toBeInTheDocument();
  expect(sheet.getByText(en.team.lastLogin).nextSibling).toHaveTextContent('07/14/2026 09:02:03');
});

it('says when nobody is there, and what to do when a filter leaves nobody', async () => {
  server.use(answer(getDownlines, { ...TEAM, list: [] }));
  const { user } = await open({ path: `${PATH}?userName=xyz` });
  expect(await screen.findByText('Remove a filter to see more.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the filters' }));
  expect(await screen.findByText(shared.firstMember.title)).toBeVisible();
  expect(screen.getByText(shared.firstMember.text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
});

it('says what is safe when the list fails, in Filipino too', async () => {
  server.use(refuse(getDownlines, 'unknown'));
  await open({ language: 'TY' });
  expect(await screen.findByText('Walang nagbago rito.')).toBeVisible();
});
