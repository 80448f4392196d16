import { webcrypto } from 'node:crypto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getCaptcha, getCaptchaSum, login, startTrial } from 'shared-kernel/contracts/session';
import { getCustomerServiceLink, getFieldRules } from 'shared-kernel/contracts/system';
import { setLanguage } from 'shared-kernel/host/i18n';
import { getSession } from 'shared-kernel/session';
import { answer, answerBy, hang, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { aLoginAnswer, aSession, aTrialAnswer } from 'shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from 'shared-kernel/testing/render-page';
import { expectStartedCalls } from 'shared-kernel/testing/started-calls';
import { manifest } from '../../manifest.ts';
import { Page } from './login.page.tsx';
import { REMEMBERED_LOGIN_KEY } from './remember/remembered-login.ts';
import en from './texts.en.json';

jest.mock('../../../../shared-kernel/src/api/seal-body.ts', () => ({ sealBody: async (body: string) => body }));
jest.mock('./remember/key-store.ts', () => {
  let kept: CryptoKey | null = null;
  const browserKeyStore = {
    read: async () => kept,
    write: async (key: CryptoKey) => {
      kept = key;
    },
    remove: async () => {
      kept = null;
    },
  };
  return { browserKeyStore };
});

const RULES = { loginUsername: { enabled: true, required: true, minLength: 4, maxLength: 16 } };
const server = serveApi(
  answer(getFieldRules, { fields: RULES }),
  answer(getCaptcha, 'cGljdHVyZQ=='),
  answer(getCustomerServiceLink, { link: 'https://service.example/chat' }),
);

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => localStorage.clear());

const open = async (options: RenderPageOptions = {}) => {
  const page = await renderPage(<Page />, { path: '/m/login', ...options });
  const fill = async (username: string, password: string) => {
    await page.user.type(screen.getByLabelText('Username'), username);
    await page.user.type(screen.getByLabelText('Password'), password);
  };
  const send = () => page.user.click(screen.getByRole('button', { name: 'Log in' }));
  return { ...page, fill, send };
};

/** What the server got, body by body. */
const receiving = () => {
  const bodies: unknown[] = [];
  server.use(
    answerBy(login, (input) => {
      bodies.push(JSON.parse(String(input)));
      return aLoginAnswer();
    }),
  );
  return bodies;
};

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'login');
  await expectStartedCalls(server, route, open);
});

describe('logging in', () => {
  it('signs in and returns to where the visitor came from', async () => {
    const bodies = receiving();
    const { fill, send, address } = await open({ path: '/m/login?back=%2Fm%2FgameRecord%3Frange%3D7d' });
    await fill('juan_dc88', 'lantern-88');
    await send();
    await waitFor(() => expect(address()).toBe('/m/gameRecord?range=7d'));
    expect(bodies).toEqual([{ type: 'username', username: 'juan_dc88', password: 'lantern-88' }]);
    expect(getSession()?.userName).toBe('maria');
  });

  it('goes home instead of to another site', async () => {
    receiving();
    const { fill, send, address } = await open({ path: '/m/login?back=https%3A%2F%2Fevil.example%2Fm%2F' });
    await fill('juan_dc88', 'lantern-88');
    await send();
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('sends a member who is signed in already straight on', async () => {
    const { address } = await open({ path: '/m/login?back=%2Fm%2Fagent', session: aSession() });
    await waitFor(() => expect(address()).toBe('/m/agent'));
  });

  it('keeps what was typed when the network fails', async () => {
    server.use(refuse(login, 'unknown'));
    const { fill, send } = await open();
    await fill('juan_dc88', 'lantern-88');
    await send();
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('juan_dc88');
    expect(screen.getByLabelText('Password')).toHaveValue('lantern-88');
  });

  it('is busy while the server thinks', async () => {
    server.use(hang(login));
    const { fill, send } = await open();
    await fill('juan_dc88', 'lantern-88');
    await send();
    expect(await screen.findByRole('button', { name: 'Logging in' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('validation', () => {
  it('names the empty fields and sends nothing', async () => {
    const bodies = receiving();
    const { send } = await open();
    await send();
    expect(await screen.findByText('Enter your username.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it("follows the server's rules", async () => {
    const { fill, send, client } = await open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await fill('abc', 'lantern-88');
    await send();
    expect(await screen.findByText('A username has at least 4 characters.')).toBeVisible();
  });

  it('checks filled fields again in the new language', async () => {
    const { user, client } = await open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await user.type(screen.getByLabelText('Username'), 'abc');
    await act(() => setLanguage('TY'));
    expect(await screen.findByText('May 4 karakter man lang ang username.')).toBeVisible();
    expect(screen.queryByText('Ilagay ang iyong password.')).not.toBeInTheDocument();
  });

  it('shows and hides the password', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('captcha', () => {
  const refuseFirst = (value?: unknown) => server.use(refuse(login, 'login.failed', value));

  it('stays hidden after a failure that does not ask for it', async () => {
    refuseFirst();
    const { fill, send } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    expect(await screen.findByText(en.failure.mismatch)).toBeVisible();
    expect(screen.queryByLabelText('Numbers in the picture')).not.toBeInTheDocument();
  });

  it.each([
    [true, true],
    [1, true],
    ['required', true],
    [false, false],
  ])('takes %j for a captcha marker: %s', async (captcha, isShown) => {
    refuseFirst({ captcha });
    const { fill, send } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    expect(await screen.findByText(isShown ? en.failure.mismatchCaptcha : en.failure.mismatch)).toBeVisible();
    expect(screen.queryAllByLabelText('Numbers in the picture')).toHaveLength(isShown ? 1 : 0);
  });

  it('takes a captcha marker of another name, and a refusal that is about the captcha itself', async () => {
    server.use(refuse(login, 'login.failed', { captchaType: 'IMAGE' }));
    const { fill, send } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    expect(await screen.findByLabelText('Numbers in the picture')).toBeVisible();
  });

  it('appears when the refusal carries the marker, and goes along with the next try', async () => {
    refuseFirst({ captcha: true });
    const { fill, send, user, address } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    const numbers = await screen.findByLabelText('Numbers in the picture');
    expect(await screen.findByAltText(en.captcha.image)).toHaveAttribute('src', 'data:image/png;base64,cGljdHVyZQ==');
    expect(screen.getByText(en.failure.mismatchCaptcha)).toBeVisible();
    const bodies = receiving();
    await send();
    expect(await screen.findByText('Type the numbers.')).toBeVisible();
    await user.type(numbers, '48291789');
    expect(numbers).toHaveValue('482917');
    await send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(bodies).toEqual([expect.objectContaining({ captcha: '482917' })]);
  });

  it('fetches another picture on a tap and after another failure', async () => {
    let pictures = 0;
    server.use(
      answerBy(getCaptcha, () => {
        pictures += 1;
        return btoa(`picture ${pictures}`);
      }),
    );
    refuseFirst({ captcha: true });
    const { fill, send, user } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    const numbers = await screen.findByLabelText('Numbers in the picture');
    await waitFor(() => expect(pictures).toBe(1));
    await user.type(numbers, '111111');
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    await waitFor(() => expect(pictures).toBe(2));
    expect(numbers).toHaveValue('');
    await user.type(numbers, '222222');
    await send();
    await waitFor(() => expect(pictures).toBe(3));
    expect(numbers).toHaveValue('');
  });

  it('offers a sum to those who cannot read the picture', async () => {
    server.use(answer(getCaptchaSum, { left: 7, right: 5 }));
    refuseFirst({ captcha: true });
    const { fill, send, user } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    await user.click(await screen.findByRole('button', { name: en.captcha.toSum }));
    expect(await screen.findByText('What is 7 + 5?')).toBeVisible();
    expect(screen.getByLabelText('The answer')).toHaveValue('');
  });
});

describe('remember me', () => {
  it('fills the login in on the next visit, and never stores a bare password', async () => {
    receiving();
    const first = await open();
    await first.fill('juan_dc88', 'lantern-88');
    await first.send();
    await waitFor(() => expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).not.toBeNull());
    expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).not.toContain('lantern');
    first.unmount();
    await open();
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('juan_dc88'));
    expect(screen.getByLabelText('Password')).toHaveValue('lantern-88');
  });

  it('is on from the start, and unticking forgets', async () => {
    receiving();
    localStorage.setItem(REMEMBERED_LOGIN_KEY, '{}');
    const { fill, send, user, address } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me', checked: true }));
    expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).toBeNull();
    await fill('juan_dc88', 'lantern-88');
    await send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).toBeNull();
  });
});

describe('other ways in', () => {
  it('leads to the other pages of the strip, and to the support link that is held ready', async () => {
    const { user, client } = await open();
    const strip = within(screen.getByRole('navigation', { name: en.login.also }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/home',
      '/m/register',
      '/m/forget',
    ]);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    server.use(refuse(getCustomerServiceLink, 'unknown'));
    const openTab = jest.spyOn(window, 'open').mockReturnValue(window);
    await user.click(strip.getByRole('button', { name: en.login.service }));
    await waitFor(() => expect(openTab).toHaveBeenCalledWith('https://service.example/chat', '_blank'));
  });

  it('offers the social logins once a helper is initialised that was not there before', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const helper = { isInitialised: false, start: jest.fn() };
    Reflect.set(globalThis, 'thirdPartySignIn', helper);
    await open({ flags: ['GOOGLELOGIN3'] });
    expect(screen.queryByRole('button', { name: en.social.google })).not.toBeInTheDocument();
    helper.isInitialised = true;
    act(() => jest.advanceTimersByTime(500));
    fireEvent.click(screen.getByRole('button', { name: en.social.google }));
    expect(helper.start).toHaveBeenCalledWith('google');
    Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
    jest.useRealTimers();
  });

  it('starts a trial and goes home, wherever the visitor came from', async () => {
    server.use(answer(startTrial, aTrialAnswer({ trail: 7 })));
    const { user, address } = await open({ path: '/m/login?back=%2Fm%2Fagent' });
    await user.click(screen.getByRole('button', { name: 'Try for free' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(getSession()?.type).toBe('4');
  });

  it('goes back when the trial does not ask for home', async () => {
    server.use(answer(startTrial, aTrialAnswer({ trail: 0 })));
    const { user, address } = await open({ path: '/m/login?back=%2Fm%2FgameRecord' });
    await user.click(screen.getByRole('button', { name: 'Try for free' }));
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
  });

  it('says that it waits for the trial for as long as the call takes', async () => {
    let finish = () => {};
    server.use(
      answerBy(
        startTrial,
        () =>
          new Promise((resolve) => {
            finish = () => resolve(aTrialAnswer());
          }),
      ),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Try for free' }));
    expect(await screen.findByText(en.trial.loading)).toBeVisible();
    finish();
    await waitFor(() => expect(screen.queryByText(en.trial.loading)).not.toBeInTheDocument());
  });

  it('says so when the trial cannot start', async () => {
    server.use(refuse(startTrial, 'feature.unavailable'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Try for free' }));
    expect(await screen.findByText(en.trial.failed)).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it.each([
    ['no helper is there', undefined, 0],
    ['the helper is not initialised', { isInitialised: false, start: () => {} }, 0],
    ['the helper is initialised', { isInitialised: true, start: () => {} }, 1],
  ])('offers the social logins whose flag is on when %s', async (_, helper, offered) => {
    Reflect.set(globalThis, 'thirdPartySignIn', helper);
    await open({ flags: ['GOOGLELOGIN3'] });
    expect(screen.queryAllByRole('button', { name: en.social.google })).toHaveLength(offered);
    expect(screen.queryByRole('button', { name: en.social.facebook })).not.toBeInTheDocument();
    Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
  });
});
