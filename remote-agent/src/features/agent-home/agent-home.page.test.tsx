import { renewSession } from '@shared-kernel/contracts/account/session';
import { getDividendInfo, getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings, getCustomerServiceLink } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, anAgentSession, teamFigures } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { aRoute, someAnnouncements, someSettings } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { merchantDay } from 'shared-kernel/format';
import { toggleBalance } from 'shared-kernel/frame';
import { sessionStore } from 'shared-kernel/host/session';
import { getSession } from 'shared-kernel/session';
import { manifest } from '../../manifest.ts';
import { Page } from './agent-home.page.tsx';
import en from './texts.en.json';

const FIGURES = teamFigures({
  teamLoginMemberCount: 1186,
  teamBetMemberCount: 142,
  teamRegisterMemberCount: 9,
  teamOnlineCount: 57,
});

const server = serveApi(
  answer(getBalance, aBalance({ sumBalance: '384120.75' })),
  answer(getTeamKpi, { footer: FIGURES }),
  answer(getUnreadCount, 4),
  answer(getAnnouncements, someAnnouncements({ footer: { unreadCount: 2 } })),
  answer(renewSession, { userName: 'mara_agent', customerType: 1 }),
  answer(getDividendInfo, { isShown: true }),
  answer(getConsolidatedSettings, someSettings()),
);

const ROUTES = Object.values(paths).map((path) => aRoute({ path: path.replace(/\?.*/, '') }));

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, {
    path: '/m/agent',
    session: anAgentSession({ userName: 'mara_agent' }),
    brand: { agentMenu: ['news', 'team-overview', 'transactions'] },
    routes: ROUTES,
    ...options,
  });

const foot = () => within(screen.getByRole('navigation', { name: 'Agent' }));

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'agent-home');
  await expectStartedCalls(server, route, open);
});

describe('agent home', () => {
  it('greets the agent and shows their total', async () => {
    await open();
    expect(screen.getByText('mara_agent')).toBeVisible();
    expect(screen.getByText(/^Good /)).toBeVisible();
    const card = screen.getByRole('region', { name: 'Balance' });
    await waitFor(() => expect(card).toHaveTextContent('₱384,120.75'));
  });

  it('names limits and breaks, one tap away', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute('href', `${paths.security}#limits`);
  });

  it('hides the total where the player has hidden the balance', async () => {
    await open();
    await screen.findByText(/384,120/);
    act(toggleBalance);
    expect(await screen.findByText('Balance hidden')).toBeInTheDocument();
    expect(screen.queryByText(/384,120/)).toBeNull();
    act(toggleBalance);
  });

  it("asks for the team's figures of the merchant's today, without rows", async () => {
    const asked: unknown[] = [];
    server.use(
      answerBy(getTeamKpi, (input) => {
        asked.push(input);
        return { footer: FIGURES };
      }),
    );
    await open();
    expect(await screen.findByText('1,186')).toBeVisible();
    expect(screen.getByText('Placed bets').nextSibling).toHaveTextContent('142');
    expect(screen.getByText('New').nextSibling).toHaveTextContent('9');
    expect(screen.getByText('Online').nextSibling).toHaveTextContent('57');
    const today = merchantDay(new Date());
    expect(asked).toEqual([{ startDate: today, endDate: today, size: '0' }]);
  });

  it('asks again when the page becomes visible', async () => {
    await open();
    expect(await screen.findByText('1,186')).toBeVisible();
    server.use(answer(getTeamKpi, { footer: teamFigures({ teamLoginMemberCount: 2001 }) }));
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('2,001')).toBeVisible();
  });

  it('asks again every half a minute while the page lies open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await open();
      expect(await screen.findByText('1,186')).toBeVisible();
      server.use(answer(getTeamKpi, { footer: teamFigures({ teamLoginMemberCount: 2001 }) }));
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(screen.getByText('1,186')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(await screen.findByText('2,001')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('counts nothing for a counter that the answer leaves out', async () => {
    const { teamOnlineCount: _, ...others } = FIGURES;
    server.use(answer(getTeamKpi, { footer: others as typeof FIGURES }));
    await open();
    expect(await screen.findByText('1,186')).toBeVisible();
    expect(screen.getByText('Online').nextSibling).toHaveTextContent('0');
  });

  it('shows what the merchant enables, the unread mail, and always the service', async () => {
    await open();
    const tools = within(screen.getByRole('list', { name: 'Tools' }));
    expect(await tools.findByRole('link', { name: /News.*4 unread messages|4 unread messages.*News/ })).toHaveAttribute(
      'href',
      '/m/webEmail',
    );
    expect(tools.getAllByRole('listitem')).toHaveLength(4);
    expect(tools.getByRole('link', { name: en.menu.transactionRecord })).toHaveAttribute(
      'href',
      '/m/transaction/record?types=A',
    );
    expect(tools.getByRole('button', { name: 'Online service' })).toBeVisible();
  });

  it('has the ways to a deposit and a withdrawal beside the total', async () => {
    await open();
    const card = within(screen.getByRole('region', { name: 'Balance' }));
    expect(card.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
    expect(card.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  });

  it('opens the customer-service link', async () => {
    server.use(answer(getCustomerServiceLink, { link: '/m/service?channel=livechat' }));
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Online service' }));
    await waitFor(() => expect(address()).toBe('/m/service?channel=livechat'));
  });

  it('has no badges where nothing is unread', async () => {
    server.use(answer(getUnreadCount, 0), answer(getAnnouncements, someAnnouncements({ footer: { unreadCount: 0 } })));
    const { client } = await open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByRole('link', { name: 'News' })).toBeVisible();
    expect(foot().getByRole('link', { name: 'Announcements' })).toBeVisible();
  });

  it('asks for announcements of type A of the group m_home, with the merchant’s code', async () => {
    const asked: unknown[] = [];
    server.use(
      answerBy(getAnnouncements, (input) => {
        asked.push(input);
        return someAnnouncements({ footer: { unreadCount: 2 } });
      }),
    );
    await open();
    await foot().findByRole('link', { name: /2 unread announcements/ });
    expect(asked).toEqual([expect.objectContaining({ types: 'A', groupName: 'm_home', merchantCode: 'tala' })]);
  });

  it('has its own bottom bar with unread announcements', async () => {
    await open();
    expect(await foot().findByRole('link', { name: /2 unread announcements/ })).toHaveAttribute(
      'href',
      '/m/member/notice?types=A',
    );
    expect(foot().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
    expect(foot().getByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
  });

  it('goes nowhere once the session is gone', async () => {
    const { user, address } = await open();
    act(() => sessionStore.setState({ session: null }));
    for (const name of ['Deposit', 'Withdraw']) await user.click(screen.getByRole('link', { name }));
    await user.click(screen.getByRole('button', { name: 'Team overview' }));
    for (const entry of foot().getAllByRole('button')) await user.click(entry);
    expect(foot().queryAllByRole('link')).toEqual([]);
    expect(address()).toBe('/m/agent');
  });

  it('speaks Filipino', async () => {
    await open({ language: 'TY' });
    expect(screen.getByText('Team ngayon')).toBeVisible();
    expect(await screen.findByText('1,186')).toBeVisible();
  });
});

describe('on entry', () => {
  /** What was called, in its order. */
  const recording = (customerType: number) => {
    const calls: unknown[] = [];
    server.use(
      answerBy(renewSession, (input) => {
        calls.push(['renew', input]);
        return { userName: 'mara_agent', customerType };
      }),
      answerBy(getDividendInfo, () => {
        calls.push('dividend');
        return { isShown: true };
      }),
    );
    return calls;
  };

  it('renews the session, then asks for the dividend and shows it', async () => {
    const calls = recording(1);
    await open();
    expect(await foot().findByRole('link', { name: 'Dividend' })).toHaveAttribute(
      'href',
      '/m/member/agent/agentDivident',
    );
    expect(calls).toEqual([['renew', { flag: false }], 'dividend']);
  });

  it('asks for the dividend also where the session was not renewed', async () => {
    recording(1);
    server.use(refuse(renewSession, 'unknown'));
    await open();
    expect(await foot().findByRole('link', { name: 'Dividend' })).toBeVisible();
  });

  it.each([41, 42])('never asks for the dividend of a member of type %i', async (type) => {
    const calls = recording(type);
    const { client } = await open({ session: anAgentSession({ type: String(type) }) });
    await waitFor(() => expect(getSession()?.userName).toBe('mara_agent'));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(calls).toEqual([['renew', { flag: false }]]);
    expect(foot().queryByRole('link', { name: 'Dividend' })).not.toBeInTheDocument();
  });

  it('keeps the dividend’s place until it is known, so that nothing moves under the thumb', async () => {
    server.use(hang(getDividendInfo));
    await open();
    expect(await foot().findByRole('link', { name: /2 unread announcements/ })).toBeVisible();
    expect(foot().queryByRole('link', { name: 'Dividend' })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Agent' }).children).toHaveLength(4);
  });

  it('keeps no place for whom it is not', async () => {
    await open({ session: anAgentSession({ type: '42' }) });
    expect(screen.getByRole('navigation', { name: 'Agent' }).children).toHaveLength(3);
  });

  it('follows the type that the renewal answers', async () => {
    recording(42);
    await open();
    await waitFor(() => expect(getSession()?.type).toBe('42'));
    expect(foot().queryByRole('link', { name: 'Dividend' })).not.toBeInTheDocument();
  });

  it('leaves the dividend out when it is not shown', async () => {
    server.use(answer(getDividendInfo, { isShown: false }));
    const { client } = await open();
    await waitFor(() => expect(client.getQueryState([getDividendInfo.path, {}])?.status).toBe('success'));
    expect(foot().queryByRole('link', { name: 'Dividend' })).not.toBeInTheDocument();
  });
});

describe('when something does not come', () => {
  it('waits in the size of what comes', async () => {
    server.use(hang(getTeamKpi));
    await open();
    expect(screen.getByText('Online').closest('dl')).toHaveAttribute('aria-busy', 'true');
  });

  it('tries the figures again in place', async () => {
    server.use(refuse(getTeamKpi, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText(en.figures.failed)).toBeVisible();
    server.use(answer(getTeamKpi, { footer: FIGURES }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,186')).toBeVisible();
  });

  it('tries the balance again in place', async () => {
    server.use(refuse(getBalance, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText('The balance did not load.')).toBeVisible();
    server.use(answer(getBalance, aBalance({ sumBalance: '1.00' })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/1$/, { selector: '[data-size="5"] > *' })).toHaveTextContent('₱1.00');
  });
});

describe('download links', () => {
  const RESOURCES = [
    { resourceType: 'Android', url: '/app.apk' },
    { resourceType: 'IOS', url: '/ios' },
  ] as const;

  it('stand where there are any', async () => {
    server.use(answer(getConsolidatedSettings, someSettings({ resources: [...RESOURCES] })));
    await open();
    expect(await screen.findByRole('button', { name: 'Android app' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'iOS app' })).toBeVisible();
  });

  it('leave no block where there are none', async () => {
    const { client } = await open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText('Get the app')).not.toBeInTheDocument();
  });
});
