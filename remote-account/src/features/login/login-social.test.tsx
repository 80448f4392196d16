import '@shared-kernel/testing/without-encryption';
import { webcrypto } from 'node:crypto';
import { login } from '@shared-kernel/contracts/account/session';
import { finishSocial, linkSocial, startSocial } from '@shared-kernel/contracts/account/social';
import { getConsolidatedSettings, getCustomerServiceLink, getFieldRules } from '@shared-kernel/contracts/system/system';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aLoginAnswer } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { act, screen, waitFor } from '@testing-library/react';
import { publish } from 'shared-kernel/events';
import { getSession } from 'shared-kernel/session';
import { leaveFor } from '../../shared/social/leave-for.ts';
import { liveTicket, searchToKeep, socialJourney, socialTicket } from '../../shared/social/social-journey.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './login.page.tsx';

jest.mock('../../shared/remember/key-store.ts', () => ({
  browserKeyStore: jest.requireActual('../../shared/remember/testing/fake-key-store.ts').memoryKeyStore(),
}));
jest.mock('../../shared/social/leave-for.ts', () => ({ leaveFor: jest.fn() }));

const words = shared.provider;
const named = (text: string): string => text.replaceAll('{{name}}', 'Google');
const server = serveApi(
  answer(getConsolidatedSettings, someSettings({ socialProviders: ['google'] })),
  answer(getFieldRules, { fields: {} }),
  answer(getCustomerServiceLink, { link: 'https://service.example/chat' }),
);

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (path = '/m/login', flags: readonly string[] = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3']) =>
  renderPage(<Page />, { path, flags: flags as ['GOOGLELOGIN3'] });
const button = () => screen.findByRole('button', { name: shared.social.google });

describe('leaving for a provider', () => {
  it('offers what the platform knows and whose flag is on, and leaves with the address remembered', async () => {
    server.use(answer(startSocial, { address: 'https://provider.example/authorize?state=s' }));
    const { user } = await open('/m/login?back=%2Fm%2FgameRecord');
    await user.click(await button());
    expect(screen.queryByRole('button', { name: shared.social.facebook })).toBeNull();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://provider.example/authorize?state=s'));
    expect(socialJourney.read()?.provider).toBe('google');
  });

  it('stays and says so when the provider does not answer; what was typed is there', async () => {
    server.use(refuse(startSocial, 'social.unreachable'));
    const { user } = await open();
    await fillField(screen.getByLabelText('Username'), 'juan_dc88');
    await user.click(await button());
    expect(await screen.findByText(words.unreachable, {}, { timeout: 4000 })).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('juan_dc88');
  });

  it('says of a press without a line that it did not come, and no longer when the line is back', async () => {
    server.use(unreachable(startSocial));
    const { user } = await open();
    await user.click(await button());
    const said = await screen.findByText('That did not load. Please try again.', {}, { timeout: 4000 });
    act(() => publish('network.online', {}));
    await waitFor(() => expect(said).not.toBeInTheDocument());
    expect(await button()).toBeEnabled();
  });

  it('keeps the way back to where the visitor is', () => {
    expect(searchToKeep({ pathname: '/m/login', search: '?back=%2Fm%2Fset' })).toBe('?back=%2Fm%2Fset');
    expect(searchToKeep({ pathname: '/m/gameList', search: '?gameType=RNG' })).toBe(
      '?back=%2Fm%2FgameList%3FgameType%3DRNG',
    );
  });
});

describe('coming back', () => {
  const BACK = '/m/login?state=a-state&code=a-code';
  const finishing = (value: ValueOf<typeof finishSocial>) => {
    const sent: unknown[] = [];
    server.use(
      answerBy(finishSocial, (input) => {
        sent.push(input);
        return value;
      }),
    );
    return sent;
  };
  beforeEach(() => socialJourney.write({ provider: 'google', search: '?back=%2Fm%2FgameRecord' }));

  it('signs in whoever is linked, once, and goes on to where they were', async () => {
    const sent = finishing({ session: aLoginAnswer() });
    const { address } = await open(BACK);
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
    expect(getSession()?.userName).toBe(aLoginAnswer().userName);
    expect(sent).toEqual([{ state: 'a-state', code: 'a-code' }]);
    expect(socialJourney.read()).toBeNull();
  });

  it('takes code and state out of the address before it asks, and says that it goes on', async () => {
    server.use(hang(finishSocial));
    const { address } = await open(BACK);
    expect(await screen.findByText(named(words.busy))).toBeVisible();
    expect(address()).toBe('/m/login?back=%2Fm%2FgameRecord');
  });

  it('says to a stranger what is left to do; the login that follows links the two', async () => {
    finishing({ ticket: 'a-ticket', email: 'ana@provider.example' });
    const linked: unknown[] = [];
    server.use(
      answer(login, aLoginAnswer()),
      answerBy(linkSocial, (input) => {
        linked.push(input);
        return {};
      }),
    );
    const { user, address } = await open(BACK);
    expect(await screen.findByText(`${named(words.known)} ana@provider.example`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/m/register?back=%2Fm%2FgameRecord',
    );
    await fillField(screen.getByLabelText('Username'), 'juan_dc88');
    await fillField(screen.getByLabelText('Password'), 'lantern-88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
    await waitFor(() => expect(linked).toEqual([{ ticket: 'a-ticket' }]));
    expect(socialTicket.read()).toBeNull();
  });

  it('links nobody who says so', async () => {
    finishing({ ticket: 'a-ticket' });
    const linked: unknown[] = [];
    server.use(
      answer(login, aLoginAnswer()),
      answerBy(linkSocial, (input) => {
        linked.push(input);
        return {};
      }),
    );
    const { user, address } = await open(BACK);
    await user.click(await screen.findByRole('button', { name: named(words.forget) }));
    expect(screen.queryByText(named(words.known), { exact: false })).toBeNull();
    await fillField(screen.getByLabelText('Username'), 'juan_dc88');
    await fillField(screen.getByLabelText('Password'), 'lantern-88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
    expect(linked).toEqual([]);
  });

  it.each([
    ['social.cancelled', words.failed.cancelled],
    ['social.failed', words.failed.failed],
    ['social.unreachable', words.failed.unreachable],
    ['user.disabled', words.failed.disabled],
    ['feature.unavailable', words.failed.off],
  ] as const)('says what %s means, over a form that works', async (code, text) => {
    server.use(refuse(finishSocial, code));
    await open(BACK);
    expect(await screen.findByText(named(text), {}, { timeout: 4000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  it('enters whoever must change the password on the way to do so', async () => {
    server.use(refuse(finishSocial, 'password.expired', aLoginAnswer()));
    const { address } = await open(BACK);
    await waitFor(() => expect(address()).toBe('/m/changePsw?back=%2Fm%2FgameRecord'));
  });

  it('brings the word of a no', async () => {
    const sent: unknown[] = [];
    server.use(
      answerBy(finishSocial, (input) => {
        sent.push(input);
        return { ticket: 'never' };
      }),
    );
    await open('/m/login?state=a-state&error=access_denied&iss=https%3A%2F%2Fprovider.example');
    await waitFor(() =>
      expect(sent).toEqual([{ state: 'a-state', error: 'access_denied', iss: 'https://provider.example' }]),
    );
  });
});

it('forgets a ticket that the platform takes no more', () => {
  socialTicket.write({ ticket: 'old', provider: 'google', until: Date.now() - 1 });
  expect(liveTicket()).toBeNull();
  expect(socialTicket.read()).toBeNull();
});
