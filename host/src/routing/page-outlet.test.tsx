import { getPromotions } from '@shared-kernel/contracts/member/member';
import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aSession, somePromotions } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aRoute } from '@shared-kernel/testing/site-builders';
import { showToast } from '@shared-kernel/ui/toast';
import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import { publish, subscribe } from 'shared-kernel/events';
import { sessionStore } from 'shared-kernel/host/session';
import { useLocation } from 'shared-kernel/router';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { HostProvider } from '../host-context.ts';
import { aHost } from '../testing/hosts.ts';
import { PageOutlet } from './page-outlet.tsx';

jest.mock('@shared-kernel/ui/toast', () => {
  const actual = jest.requireActual('@shared-kernel/ui/toast');
  return { ...actual, showToast: jest.fn(actual.showToast) };
});

const server = serveApi();
const pageSaying = (text: string) => async () => ({ Page: () => <p>{text}</p> });
const MODULE = { pages: { home: pageSaying('This is home'), invite: pageSaying('Invite a friend') }, slots: {} };
const HOME = aRoute({ path: '/m/home', page: 'home' });

const Outlet = ({ host }: { readonly host: ReturnType<typeof aHost> }) => {
  const match = host.routes.match(useLocation().pathname);
  return match === undefined ? <p>Nothing is here</p> : <PageOutlet match={match} />;
};

const open = (route: Partial<ReleaseRoute>, session: ReturnType<typeof aSession> | null = aSession()) => {
  const host = aHost([HOME, aRoute({ path: '/m/inviteFriends', page: 'invite', ...route })], {}, MODULE);
  return renderPage(
    <HostProvider value={host}>
      <Outlet host={host} />
    </HostProvider>,
    { path: '/m/inviteFriends', session, namespaces: { frame: { EN: en, TY: ty } } },
  );
};

const promotions = (isOn: boolean) => somePromotions({ availablePromosByKey: { REFERRAL: { enabled: isOn } } });

describe('when another member follows the one who was here', () => {
  const Typed = () => <input aria-label="typed" />;
  const showTyped = async (session: ReturnType<typeof aSession> | null) => {
    const module = { pages: { home: async () => ({ Page: Typed }) }, slots: {} };
    const host = aHost([HOME], {}, module);
    const page = await renderPage(
      <HostProvider value={host}>
        <Outlet host={host} />
      </HostProvider>,
      { path: '/m/home', session, namespaces: { frame: { EN: en, TY: ty } } },
    );
    await fillField(await screen.findByLabelText('typed'), 'five lines');
    return page;
  };
  const becomes = (session: ReturnType<typeof aSession> | null) => act(async () => sessionStore.setState({ session }));
  const maria = aSession({ userName: 'maria' });

  it.each([
    ['at once', []],
    ['after a sign-out elsewhere', [null]],
  ])('%s, the page begins anew', async (_, between) => {
    await showTyped(maria);
    for (const session of between) await becomes(session);
    await becomes(aSession({ userName: 'jose', token: 'of jose' }));
    expect(await screen.findByLabelText('typed')).toHaveValue('');
  });

  it.each([
    ['a guest signs in', null],
    ['a trial becomes a member', aSession({ userName: 'trial_1', type: '4' })],
    ['the session of the same member is renewed', maria],
  ])('but stays as it is when %s', async (_, before) => {
    await showTyped(before);
    await becomes(null);
    await becomes({ ...maria, token: 'another' });
    expect(screen.getByLabelText('typed')).toHaveValue('five lines');
  });
});

describe('the typed address of a page that needs a promotion', () => {
  it('shows the page to a member who has it', async () => {
    server.use(answer(getPromotions, promotions(true)));
    await open({ needs: 'REFERRAL' });
    expect(await screen.findByText('Invite a friend')).toBeVisible();
  });

  it('tells a member without it to contact service, at home', async () => {
    server.use(answer(getPromotions, promotions(false)));
    const { address } = await open({ needs: 'REFERRAL' });
    expect(await screen.findByText(en.access.contactService)).toBeVisible();
    expect(await screen.findByText('This is home')).toBeVisible();
    expect(address()).toBe('/m/home');
  });

  it('shows the page when nobody can say: the server has the last word', async () => {
    server.use(refuse(getPromotions, 'unknown'));
    await open({ needs: 'REFERRAL' });
    expect(await screen.findByText('Invite a friend')).toBeVisible();
  });
});

it('the typed address of a page that needs a session leads a guest to the login page, to come back', async () => {
  const { address } = await open({ access: 'login-dialog' }, null);
  await waitFor(() => expect(address()).toBe('/m/login?back=%2Fm%2FinviteFriends'));
});

it('tells a trial account for 2 s that the page is not for it, on the page of the trial', async () => {
  const { address } = await open({ rejectsTrial: true }, aSession({ type: '4' }));
  expect(await screen.findByText(en.access.freeReject)).toBeVisible();
  expect(address()).toBe('/m/trail');
  expect(showToast).toHaveBeenCalledWith({ text: en.access.freeReject, durationMs: 2000 });
});

describe('a page that does not come', () => {
  const openWithout = async (failures: number) => {
    const load = jest.fn(pageSaying('Invite a friend'));
    for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(new Error('no line'));
    const host = aHost(
      [aRoute({ path: '/m/inviteFriends', page: 'invite' })],
      {},
      { pages: { invite: load }, slots: {} },
    );
    return renderPage(
      <HostProvider value={host}>
        <Outlet host={host} />
      </HostProvider>,
      { path: '/m/inviteFriends', namespaces: { frame: { EN: en, TY: ty } } },
    );
  };
  // A page is tried twice before it has failed.
  const ONE_ROUND = 2;

  it('comes with Retry', async () => {
    const { user } = await openWithout(ONE_ROUND);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Invite a friend')).toBeVisible();
  });

  it('comes by itself when the line is back', async () => {
    await openWithout(ONE_ROUND);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
    act(() => publish('network.online', {}));
    expect(await screen.findByText('Invite a friend')).toBeVisible();
  });
});

describe('a page that throws while rendering', () => {
  const throwing = jest.fn();
  let isBroken = true;
  const Broken = () => {
    if (!isBroken) return <p>The new page</p>;
    throwing();
    throw new Error('broken on render');
  };
  const BrokenLater = () => {
    useEffect(() => {
      throw new Error('broken in an effect');
    }, []);
    return <p>Seen for a moment</p>;
  };
  const failed = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    isBroken = true;
    throwing.mockClear();
    failed.mockClear();
    jest.spyOn(console, 'error').mockReturnValue();
    stop = subscribe('remote.failed', failed);
  });
  afterEach(() => stop());

  const openBroken = async (Page: ComponentType, former: ComponentType | null) => {
    const moduleOf = (page: ComponentType) => ({ pages: { invite: async () => ({ Page: page }) }, slots: {} });
    const route = aRoute({ path: '/m/inviteFriends', page: 'invite' });
    const host = aHost([route], {}, moduleOf(Page), former === null ? undefined : moduleOf(former));
    return renderPage(
      <HostProvider value={host}>
        <Outlet host={host} />
      </HostProvider>,
      { path: '/m/inviteFriends', namespaces: { frame: { EN: en, TY: ty } } },
    );
  };
  const Former = () => <p>The former page</p>;

  it.each([
    ['in its first render', Broken],
    ['in an effect of its first render', BrokenLater],
  ])('%s is replaced by the former release, and that is reported', async (_, Page) => {
    await openBroken(Page, Former);
    expect(await screen.findByText('The former page')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'browse', phase: 'render', page: 'invite', compositionId: 'c0ffee00' }),
    );
  });

  it('has failed when the former release throws too: it is tried once', async () => {
    await openBroken(Broken, Broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it('has failed where there is no former release, and Retry renders it anew', async () => {
    const { user } = await openBroken(Broken, null);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('The new page')).toBeVisible();
  });

  it('has failed when it had been drawn well before', async () => {
    const Drawn = () => {
      const [isPressed, press] = useState(false);
      if (isPressed) throw new Error('broken later');
      return (
        <button type="button" onClick={() => press(true)}>
          Press
        </button>
      );
    };
    const { user } = await openBroken(Drawn, Former);
    await user.click(await screen.findByRole('button', { name: 'Press' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
    expect(screen.queryByText('The former page')).not.toBeInTheDocument();
  });
});
