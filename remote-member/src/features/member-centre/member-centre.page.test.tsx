import {
  getBalance,
  getClubBenefit,
  getMemberInfo,
  getPromotions,
  getUnreadCount,
} from '@shared-kernel/contracts/member/member';
import { getHeadIcon } from '@shared-kernel/contracts/member/profile';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings, getCustomerServiceLink } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aClubBenefit, aMember, aSession, somePromotions } from '@shared-kernel/testing/member-builders';
import { ALL_ROUTES, type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared-kernel/clock';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import { Page } from './member-centre.page.tsx';
import en from './texts.en.json';

const server = serveApi(
  answer(getMemberInfo, aMember({ account: 'juan_dc88' })),
  answer(getBalance, aBalance()),
  answer(getClubBenefit, aClubBenefit({ level: 3, nextLevel: 4, progress: '61400.00', target: '100000.00' })),
  answer(getPromotions, somePromotions()),
  answer(getUnreadCount, 12),
  answer(getHeadIcon, { icon: 'gem' }),
  answer(getConsolidatedSettings, someSettings()),
);

const FLAGS = ['REWCEN3', 'MANPLAYREB3', 'DEPRECM3', 'MAILCEN', 'FEEDBACK3'] as const;

/** Each that a row of the list stands under. */
const EVERY_FLAG = [
  ...FLAGS,
  'PLYRBT',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'AGETRANSFERUP3',
] as const;

/** Those of a guest's list that are a member's, in its order: what depends on the member is not in it. */
const GUESTS_ENTRIES = [
  'Reward center',
  'Manual rebate',
  'Rebate report',
  'Deposit record',
  'Withdrawal record',
  'Account record',
  'Betting record',
  'Profit and loss',
  'Referral links',
  'Limits and breaks',
  'Messages',
  'Feedback',
];

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, {
    path: '/m/member/home',
    session: aSession(),
    flags: FLAGS,
    ...options,
  });

const openAsGuest = async (options: RenderPageOptions = {}) => {
  const asked = jest.fn();
  const forget = subscribe('session.login-asked', asked);
  const page = await open({ session: null, ...options });
  await screen.findByRole('button', { name: 'Messages' });
  return { ...page, asked, forget };
};

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'member-centre');
  await expectStartedCalls(server, route, open);
});

describe('a member', () => {
  it('has the head icon that was chosen', async () => {
    const { container } = await open();
    await waitFor(() => expect(container.querySelector('[data-icon=gem]')).toBeInTheDocument());
  });

  it('sees who they are, their level and their money', async () => {
    await open();
    expect(await screen.findByText('juan_dc88')).toBeVisible();
    expect(await screen.findByText('VIP 3')).toBeVisible();
    expect(screen.getByText(/^Member for \d+ days$/)).toBeVisible();
    const card = screen.getByRole('region', { name: 'Balance' });
    await waitFor(() => expect(card).toHaveTextContent('₱12,480.50'));
    expect(await screen.findByRole('progressbar', { name: 'To VIP 4' })).toHaveAttribute('aria-valuenow', '61');
  });

  it.each([
    [0, 'Member since today'],
    [1, 'Member for 1 day'],
    [400, 'Member for 400 days'],
  ])('%p days after registration is told so', async (days, told) => {
    const regDate = `${addDays(today(), -days)}T12:00:00+08:00`;
    server.use(answer(getMemberInfo, aMember({ regDate })));
    await open();
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('is led from the profile to the benefits where there is VIP, and nowhere new where there is none', async () => {
    const first = await open();
    expect(await screen.findByRole('link', { name: /juan_dc88.*VIP 3/ })).toHaveAttribute('href', '/m/member/benefits');
    first.unmount();
    server.use(answer(getClubBenefit, aClubBenefit({ enabled: false })));
    await open();
    expect(await screen.findByRole('link', { name: /juan_dc88/ })).toHaveAttribute('href', '/m/member/home');
    expect(screen.queryByText('VIP 3')).not.toBeInTheDocument();
  });

  it('is led nowhere that is not live: neither from name, level nor list', async () => {
    const live = ALL_ROUTES.filter(
      ({ path }) => ![paths.benefits, paths.rewards, paths.mail].some((own) => own === path),
    );
    await open({ routes: live });
    expect(await screen.findByRole('link', { name: /juan_dc88.*VIP 3/ })).toHaveAttribute('href', '/m/member/home');
    expect(await screen.findByRole('progressbar', { name: 'To VIP 4' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Reward|Messages/ })).not.toBeInTheDocument();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).not.toContain('/m/member/benefits');
  });

  it('has four tiles, and the settings in the header', async () => {
    const { user, address } = await open();
    const tiles = within(screen.getByRole('list', { name: en.tile.heading }));
    expect(tiles.getAllByRole('link').map((tile) => tile.getAttribute('href'))).toEqual([
      '/m/voucherCenter',
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/securityCenter',
    ]);
    await user.click(screen.getByRole('button', { name: en.header.settings }));
    expect(address()).toBe('/m/set');
  });

  it('says beside a bonus how much of it is played', async () => {
    server.use(answer(getBalance, { sumBalance: '1473.00', bonus: '500.00', bonusPlayed: 32 }));
    await open();
    const card = screen.getByRole('region', { name: 'Balance' });
    await waitFor(() => expect(card).toHaveTextContent('₱973.00 + ₱500.00 bonus · 32% played'));
  });

  it('hides and shows the balance', async () => {
    const { user } = await open();
    const card = screen.getByRole('region', { name: 'Balance' });
    await waitFor(() => expect(card).toHaveTextContent('₱12,480.50'));
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(card).not.toHaveTextContent('12,480');
    expect(card).toHaveTextContent('******');
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(card).toHaveTextContent('₱12,480.50');
  });

  it('sees no balance while it is refreshed, then the new one', async () => {
    const { user } = await open();
    const card = screen.getByRole('region', { name: 'Balance' });
    await waitFor(() => expect(card).toHaveTextContent('₱12,480.50'));
    let finish = () => {};
    server.use(
      answerBy(
        getBalance,
        () =>
          new Promise((resolve) => {
            finish = () => resolve(aBalance({ sumBalance: '99.00' }));
          }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(card).toHaveTextContent('******');
    finish();
    await waitFor(() => expect(card).toHaveTextContent('₱99.00'));
  });

  it('has the VIP room where there is VIP', async () => {
    const first = await open();
    expect(await screen.findByRole('link', { name: 'VIP room' })).toHaveAttribute('href', '/m/member/benefits');
    first.unmount();
    server.use(answer(getClubBenefit, aClubBenefit({ enabled: false })));
    await open();
    expect(await screen.findByText('Deposit record')).toBeVisible();
    expect(screen.queryByText('VIP room')).not.toBeInTheDocument();
  });

  it.each(['1', '0'])('with mem_cen %s sees what waits behind an entry', async (memCen) => {
    server.use(
      answer(getPromotions, somePromotions({ totalUnclaimedPromosCount: 3, claimableRebate: '48.20' })),
      answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: memCen, dep_func: '1' } })),
    );
    await open();
    expect(await screen.findByRole('link', { name: /^Reward center ?3 promotions to claim$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Messages ?12 unread messages/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Manual rebate.*₱48.20/ })).toBeVisible();
  });

  it('sees no bubble where nothing waits', async () => {
    server.use(
      answer(getPromotions, somePromotions({ totalUnclaimedPromosCount: 0, claimableRebate: '0.00' })),
      answer(getUnreadCount, 0),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Reward center' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manual rebate' })).toBeVisible();
  });

  it('invites friends while the REFERRAL promotion is on', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Invite friends' })).toHaveAttribute('href', '/m/inviteFriends');
  });

  it.each([
    ['a member, whom newcomers do not join', '0', /counts as invited by you/],
    ['an agent, whose team they join', '1', /joins your team/],
  ] as const)('says what a referral link does: %s', async (_who, type, words) => {
    const { user } = await open({ session: aSession({ type }) });
    await user.click(await screen.findByRole('button', { name: 'Referral links' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('gets a referral code and link of their own: whole, to copy, to show and to share', async () => {
    const link = 'http://localhost/m/register?recommenderId=501';
    const handOver = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: handOver, configurable: true });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Referral links' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your referral link' });
    expect(await within(sheet).findByText('501')).toBeVisible();
    expect(within(sheet).getByText('localhost/m/register?recommenderId=501')).toBeVisible();
    expect(within(sheet).getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(sheet).getByRole('button', { name: 'Copy your code' }));
    await user.click(within(sheet).getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(write.mock.calls).toEqual([['501'], [link]]));
    await user.click(within(sheet).getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(handOver).toHaveBeenCalledWith({ title: 'Join me on Tala', url: link }));
    Reflect.deleteProperty(navigator, 'share');
  });

  it.each([
    ['1', ['Rewards', 'Money', 'Agency', 'Help']],
    ['0', ['All services']],
    ['', ['All services']],
    ['2', ['All services']],
  ])('with mem_cen %s has the entries in %j', async (memCen, lists) => {
    server.use(answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: memCen, dep_func: '1' } })));
    await open();
    expect(await screen.findByText('Deposit record')).toBeVisible();
    const named = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
    expect(named.filter((name) => name !== 'Shortcuts' && name !== null)).toEqual(lists);
  });
});

describe('a guest', () => {
  it('is offered a way in, and comes back here', async () => {
    await openAsGuest({ flags: [...FLAGS, 'DIRECTREG3'] });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?back=%2Fm%2Fmember%2Fhome');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
    expect(screen.queryByRole('region', { name: 'Balance' })).not.toBeInTheDocument();
  });

  it('is not offered registration where the brand does not offer it directly', async () => {
    await openAsGuest();
    expect(screen.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('is asked to log in at every entry that is a member’s, and at the settings', async () => {
    const { user, asked, forget, address } = await openAsGuest({ flags: EVERY_FLAG });
    const open = ['Invite friends', 'Online service', 'App download', 'Log in', 'Register', en.header.back];
    const isOpen = (button: HTMLElement): boolean =>
      open.some((name) => (button.getAttribute('aria-label') ?? button.textContent ?? '').includes(name));
    const members = screen.getAllByRole('button').filter((button) => !isOpen(button));
    const named = members.map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(named).toEqual([
      en.header.settings,
      ...Object.values(en.tile).filter((name) => name !== en.tile.heading),
      ...GUESTS_ENTRIES,
    ]);
    for (const [index, button] of members.entries()) {
      await user.click(button);
      expect(asked).toHaveBeenCalledTimes(index + 1);
      expect(address()).toBe('/m/member/home');
    }
    forget();
  });

  it('is led to customer service, as a member is', async () => {
    const link = 'https://service.example/chat';
    server.use(answer(getCustomerServiceLink, { link }));
    const opened = jest.spyOn(window, 'open').mockReturnValue(window);
    const { user } = await openAsGuest();
    await user.click(screen.getByRole('button', { name: 'Online service' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(link, '_blank'));
  });

  it('gets a link to inviting, whose rule leads to the login page', async () => {
    await open({ session: null });
    expect(await screen.findByRole('link', { name: 'Invite friends' })).toHaveAttribute('href', '/m/inviteFriends');
  });

  it('is offered the apps of every device, as on home', async () => {
    const resources = [{ resourceType: 'IOS', url: 'https://apps.example/ios' }];
    const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36';
    server.use(answer(getConsolidatedSettings, someSettings({ resources })));
    const device = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
    const { user, forget } = await openAsGuest();
    await user.click(screen.getByRole('button', { name: 'App download' }));
    expect(await screen.findByRole('link', { name: /iOS|iPhone/ })).toHaveAttribute('href', 'https://apps.example/ios');
    device.mockRestore();
    forget();
  });

  it('may look for the app', async () => {
    const { user, asked, forget } = await openAsGuest();
    await user.click(screen.getByRole('button', { name: 'App download' }));
    expect(await screen.findByRole('dialog', { name: 'Get the app' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    forget();
  });
});

describe('when something does not come', () => {
  it('shows a skeleton for each part that is on its way', async () => {
    server.use(hang(getMemberInfo), hang(getBalance), hang(getClubBenefit));
    await open();
    expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading the list' })).toBeInTheDocument();
    expect(screen.queryByText('Deposit record')).not.toBeInTheDocument();
  });

  it('says that the balance is safe, and tries again in place', async () => {
    server.use(refuse(getBalance, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText(en.balance.failed)).toBeVisible();
    expect(await screen.findByText('Deposit record')).toBeVisible();
    server.use(answer(getBalance, aBalance()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const card = screen.getByRole('region', { name: 'Balance' });
    await waitFor(() => expect(card).toHaveTextContent('₱12,480.50'));
  });

  it('asks for a profile that failed when it is told to, not for ever', async () => {
    const asked = jest.fn();
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname === getMemberInfo.path) asked();
    });
    server.use(refuse(getMemberInfo, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText(en.profile.failed)).toBeVisible();
    expect(await screen.findByText('Deposit record')).toBeVisible();
    const before = asked.mock.calls.length;
    // Whoever asks again by itself has done so by the time that another call is answered.
    server.use(answer(getBalance, aBalance({ sumBalance: '77.00' })));
    await user.click(screen.getByRole('button', { name: en.balance.refresh }));
    const card = screen.getByRole('region', { name: 'Balance' });
    await waitFor(() => expect(card).toHaveTextContent('₱77.00'));
    expect(asked).toHaveBeenCalledTimes(before);
    server.events.removeAllListeners();
  });

  it('keeps the entries that need nothing when the promotions fail, and says that some are missing', async () => {
    server.use(refuse(getPromotions, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText('Deposit record')).toBeVisible();
    expect(screen.getByText(en.entry.failed)).toBeVisible();
    expect(screen.queryByText('Leaderboard')).not.toBeInTheDocument();
    server.use(answer(getPromotions, somePromotions()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Leaderboard')).toBeVisible();
    expect(screen.queryByText(en.entry.failed)).not.toBeInTheDocument();
  });
});

it('speaks Filipino', async () => {
  await open({ language: 'TY' });
  expect(await screen.findByText('juan_dc88')).toBeVisible();
  expect(await screen.findByText('Tala ng deposito')).toBeVisible();
  expect(screen.getByText(/^Miyembro nang \d+ araw$/)).toBeVisible();
});
