import { getPromotions } from '@shared-kernel/contracts/member/member';
import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession, somePromotions } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aRoute } from '@shared-kernel/testing/site-builders';
import { screen, waitFor } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { Link } from 'shared-kernel/router';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { HostProvider } from '../host-context.ts';
import { aHost } from '../testing/hosts.ts';
import { NavigationGuard } from './navigation-guard.tsx';

/** What the page needs is fetched ahead on a tap: `prefetch.test.ts`. */
jest.mock('../routing/prefetch.ts', () => ({ prefetchPage: jest.fn() }));

const server = serveApi();
const INVITE = '/m/inviteFriends';

interface Visit {
  readonly session?: ReturnType<typeof aSession> | null;
  readonly flags?: Readonly<Record<string, boolean>>;
}

/** A page with a link to `to`, in a frame whose one route is `route`. */
const open = (to: string, route: Partial<ReleaseRoute>, { session = aSession(), flags = {} }: Visit = {}) =>
  renderPage(
    <HostProvider value={aHost([aRoute(route)], flags)}>
      <NavigationGuard />
      <Link to={to}>Go</Link>
    </HostProvider>,
    { session, namespaces: { frame: { EN: en, TY: ty } } },
  );

const tap = async (visit: Awaited<ReturnType<typeof open>>) =>
  visit.user.click(screen.getByRole('link', { name: 'Go' }));

describe('a tap on a link', () => {
  it('goes where a live remote shows the page, query and all', async () => {
    const visit = await open('/m/help?i=2', { path: '/m/help' });
    await tap(visit);
    expect(visit.address()).toBe('/m/help?i=2');
  });

  it('stays and says so where nobody shows it', async () => {
    const visit = await open('/m/feedback', { path: '/m/help' });
    await tap(visit);
    expect(await screen.findByText(en.access.unavailable)).toBeVisible();
    expect(visit.address()).toBe('/m/home');
  });

  it.each([
    [true, '/m/vouReport'],
    [false, '/m/home'],
  ])('to a page under a flag that is %s ends at %s', async (isOn, address) => {
    const visit = await open('/m/vouReport', { path: '/m/vouReport', flag: 'DEPRECM3' }, { flags: { DEPRECM3: isOn } });
    await tap(visit);
    expect(visit.address()).toBe(address);
  });

  it('of a guest, to a page whose rule is the dialog, asks over the page', async () => {
    const asked = jest.fn();
    const stop = subscribe('session.login-asked', asked);
    const visit = await open(
      '/m/gameRecord?day=1',
      { path: '/m/gameRecord', access: 'login-dialog' },
      { session: null },
    );
    await tap(visit);
    stop();
    expect(asked).toHaveBeenCalledWith({ goOnTo: '/m/gameRecord?day=1' });
    expect(visit.address()).toBe('/m/home');
  });
});

describe('a tap on a link to a page that needs a promotion', () => {
  const route = { path: INVITE, access: 'login-page', needs: 'REFERRAL' } as const;
  const promotions = (isOn: boolean) => somePromotions({ availablePromosByKey: { REFERRAL: { enabled: isOn } } });

  it('goes on when the promotion is on', async () => {
    server.use(answer(getPromotions, promotions(true)));
    const visit = await open(INVITE, route);
    await tap(visit);
    await waitFor(() => expect(visit.address()).toBe(INVITE));
    expect(screen.queryByText(en.access.contactService)).toBeNull();
  });

  it('says to contact service when it is off, and not before that is known', async () => {
    server.use(answer(getPromotions, promotions(false)));
    const visit = await open(INVITE, route);
    await tap(visit);
    expect(await screen.findByText(en.access.contactService)).toBeVisible();
    expect(visit.address()).toBe('/m/home');
  });

  it('lets a guest on to the login page, which the page asks for', async () => {
    const visit = await open(INVITE, route, { session: null });
    await tap(visit);
    expect(visit.address()).toBe(INVITE);
  });

  describe('and is not live yet', () => {
    const elsewhere = { path: '/m/help' } as const;

    it('leads a guest to the login page by its address', async () => {
      const visit = await open(INVITE, elsewhere, { session: null });
      await tap(visit);
      await waitFor(() => expect(visit.address()).toBe(INVITE));
    });

    it.each([
      [false, en.access.contactService],
      [true, en.access.unavailable],
    ])('says of a promotion that is %s: %s', async (isOn, word) => {
      server.use(answer(getPromotions, promotions(isOn)));
      const visit = await open(INVITE, elsewhere);
      await tap(visit);
      expect(await screen.findByText(word)).toBeVisible();
      expect(visit.address()).toBe('/m/home');
    });
  });
});
