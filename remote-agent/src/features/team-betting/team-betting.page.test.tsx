import { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import { getVendors } from '@shared-kernel/contracts/browse/games';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aBet, aVendor } from '@shared-kernel/testing/game-builders';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared-kernel/clock';
import { manifest } from '../../manifest.ts';
import { Page } from './team-betting.page.tsx';
import en from './texts.en.json';

type TeamBets = ValueOf<typeof getTeamBets>;
type TeamBet = TeamBets['list'][number];

const TODAY = today();
const PATH = '/m/teamBetting';

const aTeamBet = (own: Partial<TeamBet> = {}): TeamBet => ({
  ...aBet({ placedAt: new Date().toISOString(), profit: '-15.00' }),
  userName: 'liza_cruz7',
  isAgent: false,
  ...own,
});

const someTeamBets = (list: readonly TeamBet[], own: Partial<TeamBets> = {}): TeamBets => ({
  list: [...list],
  pageNum: 1,
  totalPages: 1,
  trail: [],
  footer: { count: 1204, stake: '98765.00', validBet: '90000.00', payout: '80000.00', profit: '18765.00' },
  ...own,
});

const BETS = someTeamBets([aTeamBet(), aTeamBet({ betNo: 'B-2', userName: 'rico_diaz4', isAgent: true })]);

const server = serveApi(
  answer(getTeamBets, BETS),
  answer(getVendors, { list: [aVendor({ vassalage: 'JL', name: 'Jade Lantern' })] }),
);

watchBottom();

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: PATH, session: anAgentSession(), ...options });

/** The queries that the server got. */
const asking = (value: TeamBets = BETS) => {
  const queries: Record<string, unknown>[] = [];
  server.use(
    answerBy(getTeamBets, (input) => {
      queries.push(input);
      return value;
    }),
  );
  return queries;
};

const sums = () => within(screen.getByText('House profit', { selector: 'dt' }).closest('dl') as HTMLElement);

describe('what is asked for', () => {
  it('is what the document has started already', async () => {
    await expectStartedCalls(
      server,
      manifest.routes.find(({ page }) => page === 'team-betting'),
      open,
    );
  });

  it('takes its filters from the address', async () => {
    const queries = asking();
    await open({
      path: `${PATH}?range=7d&scope=direct&memberKind=agent&userName=li&betNo=PN-9&status=void&gameType=RNG&vassalage=JL`,
    });
    expect(await screen.findByText('liza_cruz7')).toBeVisible();
    expect(queries[0]).toMatchObject({
      startDate: addDays(TODAY, -6),
      scope: 'direct',
      memberKind: 'agent',
      userName: 'li',
      betNo: 'PN-9',
      status: 'void',
      gameType: 'RNG',
      vassalage: 'JL',
    });
    expect(screen.getByRole('tab', { name: 'Direct only', selected: true })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Username' })).toHaveValue('li');
    expect(screen.getByRole('searchbox', { name: 'Bet number' })).toHaveValue('PN-9');
    expect(screen.getByRole('button', { name: 'Remove Agents' })).toBeVisible();
  });

  it('switches between the whole team and the direct one, players and agents', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Direct only' }));
    expect(address()).toBe(`${PATH}?scope=direct`);
    await user.click(screen.getByRole('tab', { name: 'Whole team' }));
    expect(address()).toBe(PATH);
    await user.click(screen.getByRole('button', { name: 'Players and agents' }));
    const choices = within(await screen.findByRole('dialog'));
    expect(choices.getByRole('button', { name: 'Players and agents', pressed: true })).toBeVisible();
    expect(choices.getByRole('button', { name: 'Agents', pressed: false })).toBeVisible();
    await user.click(choices.getByRole('button', { name: 'Agents' }));
    expect(address()).toBe(`${PATH}?memberKind=agent`);
  });

  it('searches by a part of the username at Enter', async () => {
    const queries = asking();
    const { user, address } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Username' }), ' rico{Enter}');
    expect(address()).toBe(`${PATH}?userName=rico`);
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ userName: 'rico' }));
  });
});

describe('the team', () => {
  it('is drilled into, and Back or the breadcrumb lead up again', async () => {
    server.use(
      answerBy(getTeamBets, ({ parent }) =>
        parent === undefined ? BETS : { ...BETS, trail: parent === 'liza_cruz7' ? [{ userName: 'rico_diaz4' }] : [] },
      ),
    );
    const { user, address } = await open({ path: `${PATH}?range=7d` });
    await user.click(await screen.findByRole('button', { name: 'Show rico_diaz4’s part of the team' }));
    expect(address()).toBe(`${PATH}?parent=rico_diaz4&range=7d`);
    await user.click(await screen.findByRole('button', { name: 'Show liza_cruz7’s part of the team' }));
    expect(address()).toBe(`${PATH}?parent=liza_cruz7&range=7d`);
    const place = within(screen.getByRole('navigation', { name: 'Place in the team' }));
    expect(await place.findByRole('button', { name: 'rico_diaz4' })).toBeVisible();
    expect(place.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'My team',
      'rico_diaz4',
      'liza_cruz7',
    ]);
    expect(place.getByText('liza_cruz7')).toHaveAttribute('aria-current', 'page');
    window.history.back();
    await waitFor(() => expect(address()).toBe(`${PATH}?parent=rico_diaz4&range=7d`));
    await user.click(place.getByRole('button', { name: 'My team' }));
    expect(address()).toBe(`${PATH}?range=7d`);
    expect(screen.queryByRole('navigation', { name: 'Place in the team' })).not.toBeInTheDocument();
  });

  it('is summed over all bets, in the house’s view, and the page says so', async () => {
    await open();
    expect(await sums().findByText('1,204')).toBeVisible();
    expect(sums().getByText('House profit').nextSibling).toHaveTextContent('+₱18,765.00');
    expect(screen.getByText(en.teamBets.view)).toBeVisible();
    const [won] = screen.getAllByRole('listitem');
    expect(won).toHaveTextContent('−₱15.00');
    expect(won).toHaveTextContent('Playerliza_cruz7');
  });

  it('opens a bet', async () => {
    const { user } = await open();
    const [first] = await screen.findAllByRole('button', { name: /Bahay Kubo Riches/ });
    await user.click(first as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Bet detail' }));
    expect(sheet.getByText('Player').nextSibling).toHaveTextContent('liza_cruz7');
    expect(sheet.getByText('Category').nextSibling).toHaveTextContent('Slots');
  });
});

describe('without rows', () => {
  it('keeps the place in the team when the filters are removed', async () => {
    asking(someTeamBets([]));
    const { user, address } = await open({ path: `${PATH}?parent=rico_diaz4&userName=xyz&scope=direct` });
    await user.click(await screen.findByRole('button', { name: 'Remove the filters' }));
    expect(address()).toBe(`${PATH}?parent=rico_diaz4`);
    expect(await screen.findByText('No team bets in these dates')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Username' })).toHaveValue('');
  });

  it('says what is safe when the first page fails, and tries again', async () => {
    server.use(refuse(getTeamBets, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText(en.teamBets.failedText)).toBeVisible();
    server.use(answer(getTeamBets, BETS));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('liza_cruz7')).toBeVisible();
  });

  it('says of a member who is not in the team that they are not, and leads to the own team', async () => {
    server.use(refuse(getTeamBets, 'not.found'));
    const { user, address } = await open({ path: `${PATH}?parent=somebody` });
    expect(await screen.findByText('somebody is not in your team')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    server.use(answer(getTeamBets, BETS));
    await user.click(screen.getAllByRole('button', { name: 'My team' }).at(-1) as HTMLElement);
    expect(address()).toBe(PATH);
    expect(await screen.findByText('liza_cruz7')).toBeVisible();
  });

  it('speaks Filipino', async () => {
    await open({ language: 'TY' });
    expect(await screen.findByRole('tab', { name: 'Buong team' })).toBeVisible();
    expect(screen.getByText('Kita ng house')).toBeVisible();
  });
});
