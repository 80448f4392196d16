import '@shared-kernel/testing/without-encryption';
import { webcrypto } from 'node:crypto';
import { getCountries } from '@shared-kernel/contracts/account/registration';
import { getCaptcha, getCaptchaSum, login, logout, startTrial } from '@shared-kernel/contracts/account/session';
import { sendLoginCode } from '@shared-kernel/contracts/account/verification';
import { getConsolidatedSettings, getCustomerServiceLink, getFieldRules } from '@shared-kernel/contracts/system/system';
import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { answer, answerBy, hang, refuse, refuseUntil } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { FIREBASE, firebaseAnswers } from '@shared-kernel/testing/firebase-answers';
import { aLoginAnswer, aSession, aTrialAnswer } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { setLanguage } from 'shared-kernel/host/i18n';
import { Link, useLocation, wantedGame } from 'shared-kernel/router';
import { getSession, signIn } from 'shared-kernel/session';
import { manifest } from '../../manifest.ts';
import { browserKeyStore } from '../../shared/remember/key-store.ts';
import { REMEMBERED_LOGIN_KEY, recallLogin, rememberLogin } from '../../shared/remember/remembered-login.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './login.page.tsx';
import en from './texts.en.json';

jest.mock('../../shared/remember/key-store.ts', () => ({
  browserKeyStore: jest.requireActual('../../shared/remember/testing/fake-key-store.ts').memoryKeyStore(),
}));

const RULES = { loginUsername: { enabled: true, required: true, minLength: 4, maxLength: 16 } };
const server = serveApi(
  answer(getConsolidatedSettings, someSettings()),
  answer(getFieldRules, { fields: RULES }),
  answer(getCaptcha, 'cGljdHVyZQ=='),
  answer(getCustomerServiceLink, { link: 'https://service.example/chat' }),
);

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => localStorage.clear());

const open = async (options: RenderPageOptions = {}) => {
  const page = await renderPage(<Page />, { path: '/m/login', ...options });
  const fill = async (username: string, password: string) => {
    await fillField(screen.getByLabelText('Username'), username);
    await fillField(screen.getByLabelText('Password'), password);
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

  it.each([
    ['/m/login?back=%2Fm%2FgameRecord', '/m/changePsw?back=%2Fm%2FgameRecord'],
    ['/m/login', '/m/changePsw?back=%2Fm%2Fhome'],
  ])('leads whose password has run out from %s to %s, with the session that came', async (path, to) => {
    server.use(refuse(login, 'password.expired', aLoginAnswer({ token: 'held' })));
    const { fill, send, address } = await open({ path });
    await fill('juan_dc88', 'lantern-88');
    await send();
    await waitFor(() => expect(address()).toBe(to));
    expect(getSession()?.token).toBe('held');
    expect(sessionStorage.getItem('PSW')).toBe('1');
    sessionStorage.clear();
  });

  it('is no login where a password that has run out brings no session', async () => {
    server.use(refuse(login, 'password.expired'));
    const { fill, send } = await open();
    await fill('juan_dc88', 'lantern-88');
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it('sends a member who is signed in already straight on', async () => {
    const { address } = await open({ path: '/m/login?back=%2Fm%2Fagent', session: aSession() });
    await waitFor(() => expect(address()).toBe('/m/agent'));
  });

  it('goes on without sending anything when another tab has logged in', async () => {
    const bodies = receiving();
    const { fill, address } = await open({ path: '/m/login?back=%2Fm%2FgameRecord' });
    await fill('juan_dc88', 'lantern-88');
    act(() => signIn(aLoginAnswer()));
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
    expect(bodies).toEqual([]);
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
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

  it.each([
    ['rate.limited', en.failure.tooMany],
    ['proof.required', shared.failure.proof],
    ['user.disabled', en.failure.disabled],
    ['location.blocked', en.failure.location],
    ['feature.unavailable', en.failure.unavailable],
  ] as const)('says what %s means for a login', async (code, text) => {
    server.use(refuse(login, code));
    const { fill, send } = await open();
    await fill('juan_dc88', 'lantern-88');
    await send();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says when the next try is taken, and who can help sooner', async () => {
    server.use(refuseUntil(login, new Date('2099-07-14T06:04:01Z')));
    const { fill, send } = await open();
    await fill('juan_dc88', 'lantern-88');
    await send();
    expect(await screen.findByText(en.failure.tooManyUntil.replace('{{time}}', '07/14 14:05'))).toBeVisible();
  });

  it('is busy while the server thinks', async () => {
    server.use(hang(login));
    const { fill, send } = await open();
    await fill('juan_dc88', 'lantern-88');
    await send();
    expect(await screen.findByRole('button', { name: 'Logging in' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('a guest who tapped a game', () => {
  const Site = () =>
    useLocation().pathname === '/m/login' ? (
      <Page />
    ) : (
      <Link to="/m/login?back=%2Fm%2Fhome" state={wantedGame('Parol Nights')}>
        Parol Nights
      </Link>
    );
  const buttons = () => screen.getAllByText(/^(Try for free|Register)$/).map(({ textContent }) => textContent);

  it('reads what the login is for, and may play it for free first', async () => {
    const { user } = await renderPage(<Site />, { path: '/m/home', flags: ['DIRECTREG3'] });
    await user.click(screen.getByRole('link', { name: 'Parol Nights' }));
    expect(await screen.findByRole('heading', { name: 'Log in to play Parol Nights' })).toBeVisible();
    expect(buttons()).toEqual(['Try for free', 'Register']);
  });

  it('reads that a heart waits for the login', async () => {
    const Heart = () =>
      useLocation().pathname === '/m/login' ? (
        <Page />
      ) : (
        <Link to="/m/login" state={wantedGame('Parol Nights', 'favourite')}>
          Heart
        </Link>
      );
    const { user } = await renderPage(<Heart />, { path: '/m/home', flags: ['DIRECTREG3'] });
    await user.click(screen.getByRole('link', { name: 'Heart' }));
    expect(await screen.findByRole('heading', { name: 'Log in to add Parol Nights to your favourites' })).toBeVisible();
    expect(buttons()).toEqual(['Register', 'Try for free']);
  });

  it('reads nothing of a game on any other way here, whatever the address says', async () => {
    await open({ path: '/m/login?wantedGame=Parol%20Nights', flags: ['DIRECTREG3'] });
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(buttons()).toEqual(['Register', 'Try for free']);
  });
});

it('a brand without direct registration has no button for it, and the specified link', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/m/register');
});

it.each([
  [['DIRECTREG3'], 'Register'],
  [[], 'Register now'],
] as const)('takes along to the registration where the visitor came from, with %j', async (flags, name) => {
  await open({ path: '/m/login?back=%2Fm%2FgameRecord', flags });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/m/register?back=%2Fm%2FgameRecord');
});

describe('validation', () => {
  it('lets a password be as long as the login call takes it, before the server’s rules are there', async () => {
    server.use(hang(getFieldRules));
    const bodies = receiving();
    const { send } = await open();
    await fillField(screen.getByLabelText('Username'), 'juan_dc88');
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x'.repeat(PASSWORD_MAX) } });
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
  });

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

  it('asks for the other language beside the form, by its own name', async () => {
    const asked = jest.fn();
    const stop = subscribe('language.asked', asked);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filipino' }));
    expect(asked).toHaveBeenCalledWith({ language: 'TY' });
    stop();
  });

  it('checks filled fields again in the new language', async () => {
    const { client } = await open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await fillField(screen.getByLabelText('Username'), 'abc');
    await act(() => setLanguage('TY'));
    expect(await screen.findByText('Hindi bababa sa 4 karakter ang username.')).toBeVisible();
    expect(screen.queryByText('Ilagay ang password mo.')).not.toBeInTheDocument();
  });
});

it('ends the trial of who comes here with one, and shows the form', async () => {
  const ended = jest.fn(() => null);
  server.use(answerBy(logout, ended));
  const { address } = await open({ session: aSession({ type: '4' }) });
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(getSession()).toBeNull();
  expect(address()).toBe('/m/login');
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
    const { fill, send, address } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    const numbers = await screen.findByLabelText('Numbers in the picture');
    expect(await screen.findByAltText(shared.captcha.image)).toHaveAttribute(
      'src',
      'data:image/png;base64,cGljdHVyZQ==',
    );
    expect(screen.getByText(en.failure.mismatchCaptcha)).toBeVisible();
    const bodies = receiving();
    await send();
    expect(await screen.findByText(shared.field.identifying.required)).toBeVisible();
    await fillField(numbers, '48291789');
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
    await fillField(numbers, '111111');
    await user.click(screen.getByRole('button', { name: 'New picture' }));
    await waitFor(() => expect(pictures).toBe(2));
    expect(numbers).toHaveValue('');
    await fillField(numbers, '222222');
    await send();
    await waitFor(() => expect(pictures).toBe(3));
    expect(numbers).toHaveValue('');
  });

  it('offers a sum to those who cannot read the picture', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    server.use(answerBy(getCaptchaSum, () => coming.then(() => ({ left: 7, right: 5 }))));
    refuseFirst({ captcha: true });
    const { fill, send, user } = await open();
    await fill('juan_dc88', 'wrong-one');
    await send();
    await user.click(await screen.findByRole('button', { name: shared.captcha.toSum }));
    expect(await screen.findByText(shared.captcha.sumComing)).toBeVisible();
    come();
    expect(await screen.findByText('What is 7 + 5?')).toBeVisible();
    expect(screen.getByLabelText('The answer')).toHaveValue('');
    expect(screen.getByText(en.failure.mismatchCaptcha)).not.toHaveTextContent(/numbers|picture/);
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
    const bodies = receiving();
    const { send, address } = await open();
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('juan_dc88'));
    await send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(bodies).toEqual([{ type: 'username', username: 'juan_dc88', password: 'lantern-88' }]);
    await waitFor(async () =>
      expect(await recallLogin()).toEqual({ type: 'username', username: 'juan_dc88', password: 'lantern-88' }),
    );
  });

  const comeBack = async () => {
    await rememberLogin({ type: 'username', username: 'juan_dc88', password: 'lantern-88' });
    const bodies = receiving();
    const page = await open();
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('juan_dc88'));
    return { ...page, bodies, password: screen.getByLabelText('Password') };
  };

  it('never holds a remembered password where it could be looked at', async () => {
    const { password } = await comeBack();
    expect(password).toHaveValue('');
    expect(password).toHaveAttribute('placeholder', '••••••••');
    expect(password).toHaveAccessibleDescription(en.login.kept);
    expect(screen.queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
    expect(document.documentElement.outerHTML).not.toContain('lantern-88');
  });

  it('shows what is typed in its place, and sends that alone', async () => {
    const { user, send, password, bodies, address } = await comeBack();
    await fillField(password, 'n');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('n');
    await fillField(password, 'ew-lantern');
    await send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(bodies).toEqual([expect.objectContaining({ password: 'new-lantern' })]);
  });

  it('asks for a password once the remembered one was typed over and cleared', async () => {
    const { user, send, password, bodies } = await comeBack();
    await fillField(password, 'n');
    await user.clear(password);
    await send();
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('sends no remembered password under another name', async () => {
    const { send, bodies } = await comeBack();
    await fillField(screen.getByLabelText('Username'), '9');
    await send();
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('asks anew when the remembered password is refused, but not for want of a captcha', async () => {
    const { send } = await comeBack();
    server.use(refuse(login, 'captcha.required', { captcha: true }));
    await send();
    expect(await screen.findByLabelText('Numbers in the picture')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
    server.use(refuse(login, 'login.failed', { captcha: true }));
    await fillField(screen.getByLabelText('Numbers in the picture'), '123456');
    await send();
    expect(await screen.findByRole('button', { name: 'Show password' })).toBeVisible();
  });

  it('forgets at once when unticked: nothing is left in the browser, nor in the form', async () => {
    const { user, send } = await comeBack();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    expect(localStorage.getItem(REMEMBERED_LOGIN_KEY)).toBeNull();
    await waitFor(async () => expect(await browserKeyStore.read()).toBeNull());
    await send();
    expect(await screen.findByText('Enter your password.')).toBeVisible();
  });

  it('does not come back when unticked while it was being read', async () => {
    await rememberLogin({ type: 'username', username: 'juan_dc88', password: 'lantern-88' });
    const key = await browserKeyStore.read();
    let arrive: (key: CryptoKey | null) => void = () => undefined;
    const reading = new Promise<CryptoKey | null>((resolve) => {
      arrive = resolve;
    });
    const read = jest.spyOn(browserKeyStore, 'read').mockReturnValueOnce(reading);
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await act(async () => arrive(key));
    expect(screen.getByLabelText('Username')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
    read.mockRestore();
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

describe('by mobile number and SMS code', () => {
  const openSms = async (options: RenderPageOptions = {}) => {
    server.use(
      answer(getCountries, { countries: [{ country: 'PH', code: '63', name: 'Philippines' }] }),
      answer(sendLoginCode, { expiredMinutes: 5 }),
    );
    const page = await open({ flags: ['MOBILECODELOGIN3'], ...options });
    const fillNumber = async (number: string, code: string) => {
      await fillField(screen.getByLabelText(shared.phone.number), number);
      await fillField(screen.getByLabelText(shared.phone.code), code);
    };
    const choose = (name: string) => page.user.click(screen.getByRole('tab', { name }));
    return { ...page, fillNumber, choose };
  };

  it('asks for a code to the number, logs in with both, and remembers the number alone', async () => {
    const asked: unknown[] = [];
    const { choose, fillNumber, send, user, address, unmount } = await openSms();
    server.use(
      answerBy(sendLoginCode, (input) => {
        asked.push(input);
        return { expiredMinutes: 5 };
      }),
    );
    const bodies = receiving();
    await choose('Mobile');
    await fillNumber('917 555 0142', '123456');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('button', { name: /^Again in/ })).toBeVisible();
    expect(asked).toEqual([{ mobileNum: '9175550142', countryDialingCode: '63' }]);
    await send();
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(bodies).toEqual([{ type: 'sms', username: '9175550142', password: '123456', countryDialingCode: '63' }]);
    const stored = localStorage.getItem(REMEMBERED_LOGIN_KEY) ?? '';
    expect(JSON.parse(stored)).toEqual({
      type: 'sms',
      username: '9175550142',
      password: '',
      countryDialingCode: '63',
    });
    unmount();
    // What is remembered without a password is read at once.
    await act(async () => void (await openSms({ session: null })));
    await waitFor(() => expect(screen.getByLabelText(shared.phone.number)).toHaveValue('9175550142'));
    expect(screen.getByLabelText(shared.phone.code)).toHaveValue('');
  });

  it('names the empty fields of its own tab, and says a refusal in its own words', async () => {
    server.use(refuse(login, 'login.failed'));
    const { choose, fillNumber, send } = await openSms();
    await choose('Mobile');
    await send();
    expect(await screen.findByText(shared.phone.anyNumber.required)).toBeVisible();
    expect(screen.getByText(shared.phone.codeFault.required)).toBeVisible();
    await fillNumber('9175550142', '123456');
    await send();
    expect(await screen.findByText(en.failure.codeMismatch)).toBeVisible();
    expect(screen.getByLabelText(shared.phone.number)).toHaveValue('9175550142');
    expect(screen.getByLabelText(shared.phone.code)).toHaveValue('');
  });

  describe('that Firebase proves', () => {
    const openFirebase = async (answers?: Parameters<typeof firebaseAnswers>[0]) => {
      const firebase = firebaseAnswers(answers);
      server.use(firebase.handler, answer(getConsolidatedSettings, someSettings({ firebase: FIREBASE })));
      const page = await openSms();
      await page.choose('Mobile');
      const askForCode = () => page.user.click(screen.getByRole('button', { name: 'Send code' }));
      return { ...page, ...firebase, askForCode };
    };

    it('has it texted there, rests a minute, and logs in with its token, which another try brings again', async () => {
      const { asked, askForCode, fillNumber, send, address } = await openFirebase();
      await fillNumber('0917 555 0142', '123456');
      await askForCode();
      expect(await screen.findByRole('button', { name: /^Again in (?:60|59)/ })).toBeVisible();
      server.use(refuse(login, 'user.disabled'));
      await send();
      expect(await screen.findByRole('alert')).toBeVisible();
      const bodies = receiving();
      await send();
      await waitFor(() => expect(address()).toBe('/m/home'));
      expect(asked.map(([call]) => call.split('?')[0])).toEqual(['sendVerificationCode', 'signInWithPhoneNumber']);
      expect(asked[0]?.[1]).toEqual({ phoneNumber: '+639175550142' });
      expect(bodies).toEqual([
        {
          type: 'firebase',
          username: '09175550142',
          password: '123456',
          countryDialingCode: '63',
          firebaseChannel: 'sms',
          firebaseIdToken: 'token',
          firebaseMobileNo: '09175550142',
        },
      ]);
    });

    it('says a code that is wrong there as one that is wrong here, and asks the platform nothing', async () => {
      const bodies = receiving();
      const { askForCode, fillNumber, send } = await openFirebase({
        signInWithPhoneNumber: { refusal: 'INVALID_CODE' },
      });
      await fillNumber('9175550142', '000000');
      await askForCode();
      await screen.findByRole('button', { name: /^Again in/ });
      await send();
      expect(await screen.findByText(en.failure.codeMismatch)).toBeVisible();
      expect(screen.getByLabelText(shared.phone.number)).toHaveValue('9175550142');
      expect(screen.getByLabelText(shared.phone.code)).toHaveValue('');
      expect(bodies).toEqual([]);
    });

    it('keeps what was typed when nothing is texted', async () => {
      const { askForCode, fillNumber } = await openFirebase({ sendVerificationCode: { refusal: 'QUOTA_EXCEEDED' } });
      await fillNumber('9175550142', '123456');
      await askForCode();
      expect(await screen.findByText(/too many/i)).toBeVisible();
      expect(screen.getByLabelText(shared.phone.number)).toHaveValue('9175550142');
      expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
    });
  });

  it('fetches another captcha when the tab changes while it is shown', async () => {
    let pictures = 0;
    server.use(
      refuse(login, 'login.failed', { captcha: true }),
      answerBy(getCaptcha, () => {
        pictures += 1;
        return btoa(`picture ${pictures}`);
      }),
    );
    const { choose, fill, send } = await openSms();
    await choose('Mobile');
    await choose('Username');
    expect(pictures).toBe(0);
    await fill('juan_dc88', 'wrong-one');
    await send();
    await fillField(await screen.findByLabelText('Numbers in the picture'), '12');
    await waitFor(() => expect(pictures).toBe(1));
    await choose('Mobile');
    await waitFor(() => expect(pictures).toBe(2));
    expect(screen.getByLabelText('Numbers in the picture')).toHaveValue('');
  });

  it('has no social logins', async () => {
    Reflect.set(globalThis, 'thirdPartySignIn', { isInitialised: true, start: () => {} });
    const { choose } = await openSms({ flags: ['MOBILECODELOGIN3', 'GOOGLELOGIN3'] });
    expect(screen.getByRole('button', { name: shared.social.google })).toBeVisible();
    await choose('Mobile');
    expect(screen.queryByRole('button', { name: shared.social.google })).not.toBeInTheDocument();
    Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
  });
});

describe('other ways in', () => {
  it('leads to each page of the strip once, the forgotten password from beside the password', async () => {
    await open({ flags: ['DIRECTREG3'] });
    const form = within(screen.getByRole('form', { name: 'Log in' }));
    expect(form.getByRole('link', { name: en.login.forgot })).toHaveAttribute('href', '/m/forget');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of ['/m/home', '/m/register', '/m/forget'])
      expect(hrefs.filter((href) => href === path)).toHaveLength(1);
  });

  it('leads to home and to the registration, and to the support link that is held ready', async () => {
    const { user, client } = await open();
    const strip = within(screen.getByRole('navigation', { name: en.login.also }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/home', '/m/register']);
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
    expect(screen.queryByRole('button', { name: shared.social.google })).not.toBeInTheDocument();
    helper.isInitialised = true;
    act(() => jest.advanceTimersByTime(500));
    fireEvent.click(screen.getByRole('button', { name: shared.social.google }));
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

  it('goes home by a trial and on to the game that was tapped, which Back leaves for home', async () => {
    server.use(answer(startTrial, aTrialAnswer({ trail: 1 })));
    const game = '/m/launchGame?vendor=JL&gameId=7';
    const { user, address } = await open({ path: `/m/login?back=${encodeURIComponent(game)}` });
    await user.click(screen.getByRole('button', { name: 'Try for free' }));
    await waitFor(() => expect(address()).toBe(game));
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe('/m/home'));
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
    expect(await screen.findByText(shared.trial.loading)).toBeVisible();
    finish();
    await waitFor(() => expect(screen.queryByText(shared.trial.loading)).not.toBeInTheDocument());
  });

  it('says so when there were enough trials', async () => {
    server.use(refuse(startTrial, 'rate.limited'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Try for free' }));
    expect(await screen.findByText(shared.trial.limited)).toBeVisible();
  });

  it('says so when the trial cannot start', async () => {
    server.use(refuse(startTrial, 'feature.unavailable'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Try for free' }));
    expect(await screen.findByText(shared.trial.failed)).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it.each([
    ['no helper is there', undefined, 0],
    ['the helper is not initialised', { isInitialised: false, start: () => {} }, 0],
    ['the helper is initialised', { isInitialised: true, start: () => {} }, 1],
  ])('offers the social logins whose flag is on when %s', async (_, helper, offered) => {
    Reflect.set(globalThis, 'thirdPartySignIn', helper);
    await open({ flags: ['GOOGLELOGIN3'] });
    expect(screen.queryAllByRole('button', { name: shared.social.google })).toHaveLength(offered);
    expect(screen.queryByRole('button', { name: shared.social.facebook })).not.toBeInTheDocument();
    Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
  });
});
