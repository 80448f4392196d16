import '@shared-kernel/testing/without-encryption';
import { webcrypto } from 'node:crypto';
import {
  checkAffiliate,
  checkUsername,
  getCountries,
  register,
  registerByMobile,
} from '@shared-kernel/contracts/account/registration';
import { getCaptcha, login } from '@shared-kernel/contracts/account/session';
import { sendRegisterCode } from '@shared-kernel/contracts/account/verification';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings, getFieldRules } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { FIREBASE, firebaseAnswers } from '@shared-kernel/testing/firebase-answers';
import { aLoginAnswer, aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { someAnnouncements, someSettings } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { useDebounced } from 'shared-kernel/debounce';
import { useSearchParams } from 'shared-kernel/router';
import { getSession } from 'shared-kernel/session';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './register.page.tsx';
import en from './texts.en.json';

const required = { enabled: true, required: true };
const optional = { enabled: true, required: false };
const MOBILE = { ...required, minLength: 10, maxLength: 20, pattern: '[0-9]+' };
const RULES = {
  username: { ...required, minLength: 4 },
  password: { ...required, minLength: 8 },
  confirmPassword: required,
  mobileNum: MOBILE,
  email: optional,
  affiliateCode: optional,
};
const BOTH = ['USERNAMEREG3', 'MOBILENUMREG3'] as const;
const COUNTRIES = [
  { country: 'PH', code: '63', name: 'Philippines' },
  { country: 'SG', code: '65', name: 'Singapore' },
];
const NOTHING = someAnnouncements({ banners: [] });

const server = serveApi(
  answer(getConsolidatedSettings, someSettings()),
  answer(getFieldRules, { fields: RULES }),
  answer(getAnnouncements, NOTHING),
  answer(getCountries, { countries: COUNTRIES }),
  answer(getCaptcha, 'cGljdHVyZQ=='),
  answer(checkUsername, {}),
);

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** With the username's tab open, where there are two. */
const open = async ({ path = '/m/register', ...options }: RenderPageOptions = {}) => {
  const page = await renderPage(<Page />, { path: `${path}${path.includes('?') ? '&' : '?'}way=username`, ...options });
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  const type = (label: string, words: string) => fillField(screen.getByLabelText(label), words);
  const confirmAge = () => page.user.click(screen.getByRole('checkbox', { name: 'I am 21 or older' }));
  const fill = async () => {
    await type(en.register.username, 'maria_2026');
    await type(en.register.password, 'Lantern-2026');
    await type(en.register.confirm, 'Lantern-2026');
    await type(en.register.mobile, '9171234567');
    await confirmAge();
  };
  const send = () => page.user.click(screen.getByRole('button', { name: 'Register' }));
  const choose = (name: string) => page.user.click(screen.getByRole('tab', { name }));
  const openMore = () => page.user.click(screen.getByRole('button', { name: new RegExp(en.register.more) }));
  return { ...page, openMore, type, confirmAge, fill, send, choose };
};

/** What the server got, body by body. */
const receiving = (endpoint = register, value: Partial<ReturnType<typeof aLoginAnswer>> | null = aLoginAnswer()) => {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    answerBy(endpoint, (input) => {
      bodies.push(JSON.parse(String(input)));
      return value;
    }),
  );
  return bodies;
};

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'register');
  await expectStartedCalls(server, route, open);
});

describe('registering', () => {
  it('sends the whole payload, says that it is done, and signs in', async () => {
    const bodies = receiving();
    const { fill, send, address } = await open({ path: '/m/register?back=%2Fm%2FgameRecord' });
    await fill();
    await send();
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
    expect(bodies).toEqual([
      {
        countryDialingCode: '63',
        registerUrl: 'localhost',
        registerMethod: 'H5',
        username: 'maria_2026',
        password: 'Lantern-2026',
        confirmPassword: 'Lantern-2026',
        affiliateCode: '',
        paymentPassword: '',
        recommenderId: '',
        nickname: '',
        payeeName: '',
        email: '',
        mobileNum: '9171234567',
        idNumber: '',
        qqNum: '',
        facebook: '',
        wechat: '',
        line: '',
        whatsapp: '',
        zalo: '',
        captcha: '',
        type: 0,
        domain: '',
        verificationCode: '',
      },
    ]);
    expect(screen.getByText(en.register.done)).toBeVisible();
    expect(getSession()?.userName).toBe('maria');
  });

  it('welcomes who came from no other page, with what to do next', async () => {
    receiving();
    const { fill, send, address } = await open();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Welcome, maria!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit);
    expect(screen.getByRole('link', { name: 'Go to the games' })).toHaveAttribute('href', paths.home);
    expect(address()).toBe('/m/register?way=username');
  });

  it('logs in by itself where the answer is no session', async () => {
    receiving(register, null);
    const logins: unknown[] = [];
    server.use(
      answerBy(login, (input) => {
        logins.push(JSON.parse(String(input)));
        return aLoginAnswer();
      }),
    );
    const { fill, send } = await open();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Welcome, maria!' })).toBeVisible();
    expect(logins).toEqual([{ type: 'username', username: 'maria_2026', password: 'Lantern-2026' }]);
  });

  it('leads to the login page where that fails too', async () => {
    receiving(register, null);
    server.use(refuse(login, 'login.failed'));
    const { fill, send, address } = await open({ path: '/m/register?back=%2Fm%2FgameRecord' });
    await fill();
    await send();
    await waitFor(() => expect(address()).toBe('/m/login?back=%2Fm%2FgameRecord'));
  });

  it('leads nowhere whoever has gone elsewhere meanwhile', async () => {
    server.use(
      answerBy(register, () => {
        history.replaceState(null, '', '/m/home');
        return null;
      }),
      refuse(login, 'login.failed'),
    );
    const { fill, send, address } = await open();
    await fill();
    await send();
    expect(await screen.findByText(en.register.done)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Register' })).not.toHaveAttribute('aria-busy'));
    expect(address()).toBe('/m/home');
  });

  it('sends a member who is signed in already home', async () => {
    const page = await renderPage(<Page />, { path: '/m/register', session: aSession() });
    await waitFor(() => expect(page.address()).toBe('/m/home'));
  });

  it('is busy while the server thinks, and keeps what was typed when the line drops', async () => {
    server.use(hang(register));
    const { fill, send, unmount } = await open();
    await fill();
    await send();
    expect(await screen.findByRole('button', { name: en.register.sending })).toHaveAttribute('aria-busy', 'true');
    unmount();
    server.use(unreachable(register));
    const again = await open();
    expect(screen.getByLabelText(en.register.username)).toHaveValue('maria_2026');
    expect(screen.getByLabelText(en.register.password)).toHaveValue('');
    await again.type(en.register.password, 'Lantern-2026');
    await again.type(en.register.confirm, 'Lantern-2026');
    await again.send();
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    expect(screen.getByLabelText(en.register.password)).toHaveValue('Lantern-2026');
  });
});

it('says how hard the password is to guess, whose own name makes it no harder', async () => {
  const { type } = await open();
  const password = screen.getByLabelText(en.register.password);
  expect(password).toHaveAccessibleDescription(en.register.passwordHint);
  await type(en.register.password, 'Santolan_88');
  expect(password).toHaveAccessibleDescription(`${shared.strength.fair} ${en.register.passwordHint}`);
  await type(en.register.username, 'santolan');
  expect(screen.getByText(shared.strength.weak)).toBeVisible();
});

describe('the two methods', () => {
  it.each([
    [[], 0, en.register.username],
    [['USERNAMEREG3'], 0, en.register.username],
    [['MOBILENUMREG3'], 0, en.register.code],
    [BOTH, 2, en.register.code],
  ] as const)('with %j there are %i tabs', async (flags, tabs, field) => {
    await renderPage(<Page />, { path: '/m/register', flags });
    expect(screen.queryAllByRole('tab')).toHaveLength(tabs);
    expect(screen.getByLabelText(field)).toBeVisible();
  });

  it('copies the typed number into the other tab, and keeps what was typed in either', async () => {
    const { type, choose } = await open({ flags: BOTH });
    await type(en.register.username, 'maria_2026');
    await type(en.register.mobile, '9171234567');
    await choose('Mobile');
    expect(screen.queryByLabelText(en.register.username)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(en.register.mobile)).toHaveValue('9171234567'));
    await fillField(screen.getByLabelText(en.register.mobile), '8');
    await choose('Username');
    expect(screen.getByLabelText(en.register.username)).toHaveValue('maria_2026');
    await waitFor(() => expect(screen.getByLabelText(en.register.mobile)).toHaveValue('91712345678'));
  });

  it('shows the chosen tab before the address has followed', async () => {
    const Never = lazy(() => new Promise<never>(() => undefined));
    const Late = () => useSearchParams()[0].get('way') === 'username' && <Never />;
    const { user } = await renderPage(
      <>
        <Page />
        <Late />
      </>,
      { path: '/m/register', flags: BOTH },
    );
    await user.click(screen.getByRole('tab', { name: 'Username' }));
    expect(screen.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByLabelText(en.register.code)).not.toBeInTheDocument();
  });

  it('by mobile begins with the number', async () => {
    await renderPage(<Page />, { path: '/m/register', flags: [...BOTH, 'MOBILENUMPASSREG3'] });
    const [number, password] = [screen.getByLabelText(en.register.mobile), screen.getByLabelText(en.register.password)];
    expect(number.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('copies the number 150 ms after the tab was changed, not before', async () => {
    const { type } = await open({ flags: BOTH });
    await type(en.register.mobile, '9171234567');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('tab', { name: 'Mobile' }));
    act(() => jest.advanceTimersByTime(149));
    expect(screen.getByLabelText(en.register.mobile)).toHaveValue('');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByLabelText(en.register.mobile)).toHaveValue('9171234567');
    jest.useRealTimers();
  });

  it('asks for a password twice by mobile, too, where its option is on', async () => {
    const bodies = receiving(registerByMobile);
    const { type, confirmAge, send } = await open({ flags: ['MOBILENUMREG3', 'MOBILENUMPASSREG3'] });
    await type(en.register.mobile, '9171234567');
    await type(en.register.code, '123456');
    await type(en.register.password, 'Lantern-2026');
    await type(en.register.confirm, 'Lantern-2026');
    await confirmAge();
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ password: 'Lantern-2026', confirmPassword: 'Lantern-2026' });
  });

  it('registers by number and code, without a name or password', async () => {
    const bodies = receiving(registerByMobile);
    const asked: unknown[] = [];
    server.use(
      answerBy(sendRegisterCode, (input) => {
        asked.push(input);
        return { expiredMinutes: 5 };
      }),
    );
    const { type, confirmAge, choose, send, user } = await open({ flags: BOTH });
    await choose('Mobile');
    await user.selectOptions(screen.getByLabelText('Country code'), '65');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Enter a mobile number of at least 10 digits.')).toBeVisible();
    expect(asked).toEqual([]);
    await type(en.register.mobile, '9171234567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(asked).toEqual([{ mobileNo: '9171234567', countryDialingCode: '65' }]));
    await type(en.register.code, '123456');
    await confirmAge();
    await send();
    await waitFor(() => expect(getSession()).not.toBeNull());
    expect(bodies).toEqual([
      expect.objectContaining({
        username: '',
        password: '',
        mobileNum: '9171234567',
        countryDialingCode: '65',
        verificationCode: '123456',
      }),
    ]);
  });

  it('has the number proved by Firebase where the settings say so, and sends its token', async () => {
    const bodies = receiving(registerByMobile);
    const { asked, handler } = firebaseAnswers();
    server.use(handler, answer(getConsolidatedSettings, someSettings({ firebase: FIREBASE })));
    const { type, confirmAge, choose, send, user } = await open({ flags: BOTH });
    await choose('Mobile');
    await type(en.register.mobile, '9171234567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: /^Again in/ });
    await type(en.register.code, '123456');
    await confirmAge();
    await send();
    await waitFor(() => expect(getSession()).not.toBeNull());
    expect(asked.map(([, body]) => body)).toEqual([
      { phoneNumber: '+639171234567' },
      { sessionInfo: 'session', code: '123456' },
    ]);
    expect(bodies).toEqual([
      expect.objectContaining({
        mobileNum: '9171234567',
        verificationCode: '123456',
        firebaseChannel: 'sms',
        firebaseIdToken: 'token',
      }),
    ]);
  });

  it('says at the field that Firebase found the code wrong', async () => {
    const bodies = receiving(registerByMobile);
    server.use(
      firebaseAnswers({ signInWithPhoneNumber: { refusal: 'INVALID_CODE' } }).handler,
      answer(getConsolidatedSettings, someSettings({ firebase: FIREBASE })),
    );
    const { type, confirmAge, choose, send, user } = await open({ flags: BOTH });
    await choose('Mobile');
    await type(en.register.mobile, '9171234567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: /^Again in/ });
    await type(en.register.code, '000000');
    await confirmAge();
    await send();
    expect(await screen.findByText(en.register.codeWrong)).toBeVisible();
    expect(screen.getByLabelText(en.register.code)).toHaveFocus();
    expect(bodies).toEqual([]);
  });
});

describe('whether the name is free', () => {
  const asking = () => {
    const asked: unknown[] = [];
    server.use(
      answerBy(checkUsername, (input) => {
        asked.push(input);
        return {};
      }),
    );
    return asked;
  };

  /** What settles after what was typed before it. */
  const typingHasSettled = async () => {
    const later = renderHook(({ value }) => useDebounced(value), { initialProps: { value: 'before' } });
    later.rerender({ value: 'after' });
    await waitFor(() => expect(later.result.current).toBe('after'));
  };

  it('is said when the field is left, of a name that the rule allows, once', async () => {
    const asked = asking();
    const { type, user } = await open();
    const field = screen.getByLabelText(en.register.username);
    await type(en.register.username, 'mar');
    await user.tab();
    await typingHasSettled();
    expect(asked).toEqual([]);
    expect(field).toHaveAccessibleDescription(en.register.usernameHint);
    await type(en.register.username, 'ia');
    await user.tab();
    expect(await screen.findByText(en.register.usernameFree)).toBeVisible();
    expect(field).toHaveAccessibleDescription(en.register.usernameFree);
    await user.click(field);
    await user.tab();
    await type(en.register.username, '_2');
    expect(screen.queryByText(en.register.usernameFree)).not.toBeInTheDocument();
    expect(asked).toEqual([{ username: 'maria' }]);
  });

  it('is said at the field where somebody has it, until it is changed', async () => {
    server.use(refuse(checkUsername, 'username.taken'));
    const { type, user } = await open();
    await type(en.register.username, 'maria');
    await user.tab();
    expect(await screen.findByText(en.register.usernameTaken)).toBeVisible();
    expect(screen.getByLabelText(en.register.username)).toBeInvalid();
    await type(en.register.username, '2');
    expect(screen.queryByText(en.register.usernameTaken)).not.toBeInTheDocument();
    expect(screen.getByLabelText(en.register.username)).toBeValid();
  });

  it.each([refuse(checkUsername, 'rate.limited'), unreachable(checkUsername)])(
    'keeps nobody from registering where nothing answers',
    async (failing) => {
      server.use(failing);
      const bodies = receiving();
      const { fill, send, client } = await open();
      await fill();
      await waitFor(() =>
        expect(client.getQueryState([checkUsername.path, { username: 'maria_2026' }])?.status).toBe('error'),
      );
      expect(screen.getByLabelText(en.register.username)).toBeValid();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await send();
      await waitFor(() => expect(bodies).toHaveLength(1));
    },
  );
});

describe('what is asked for', () => {
  it('focuses the first field that is wrong, and sends nothing', async () => {
    const bodies = receiving();
    const { send } = await open();
    await send();
    expect(await screen.findByText(en.field.newUsername.required)).toBeVisible();
    expect(screen.getByText(en.field.confirmPassword.required)).toBeVisible();
    expect(screen.getByText(shared.field.isOfAge.required)).toBeVisible();
    expect(screen.getByLabelText(en.register.username)).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('focuses the number of a tab that was opened later', async () => {
    const { choose, send } = await open({ flags: BOTH });
    await choose('Mobile');
    await send();
    expect(await screen.findByText('Enter a mobile number of at least 10 digits.')).toBeVisible();
    expect(screen.getByLabelText(en.register.mobile)).toHaveFocus();
  });

  it('wants the same password twice', async () => {
    const { fill, type, send } = await open();
    await fill();
    await type(en.register.confirm, '7');
    await send();
    expect(await screen.findByText(en.field.confirmPassword.differs)).toBeVisible();
  });

  it('has the payment password where the server asks for one', async () => {
    server.use(answer(getFieldRules, { fields: { ...RULES, paymentPassword: { ...required, minLength: 6 } } }));
    const bodies = receiving();
    const { fill, type, send } = await open();
    await fill();
    await type(en.register.paymentPassword, '135790');
    await send();
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ paymentPassword: '135790' })]));
  });

  it('says at the payment password that it is guessed first', async () => {
    server.use(
      answer(getFieldRules, { fields: { ...RULES, paymentPassword: { ...required, minLength: 6 } } }),
      refuse(register, 'payment.common'),
    );
    const { fill, type, send } = await open();
    await fill();
    await type(en.register.paymentPassword, '123456');
    await send();
    expect(await screen.findByText(en.register.paymentCommon)).toBeVisible();
  });

  it('folds what need not be filled into one row, which opens with the focus in its first field', async () => {
    const { openMore } = await open();
    const row = screen.getByRole('button', { name: new RegExp(en.register.more) });
    expect(row).toHaveTextContent(`${en.register.email}, ${en.register.affiliateCode}`);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText(en.register.email)).not.toBeInTheDocument();
    await openMore();
    expect(screen.getByLabelText(en.register.email)).toHaveFocus();
    expect(screen.getByLabelText(en.register.affiliateCode)).toBeVisible();
    expect(row).not.toBeInTheDocument();
  });

  it('folds neither what is required nor a single field', async () => {
    server.use(answer(getFieldRules, { fields: { ...RULES, email: required } }));
    await open();
    expect(screen.getByLabelText(en.register.email)).toBeVisible();
    expect(screen.getByLabelText(en.register.affiliateCode)).toBeVisible();
    expect(screen.queryByText(en.register.more)).not.toBeInTheDocument();
  });

  it('keeps open what was typed before', async () => {
    const { openMore, type, unmount } = await open();
    await openMore();
    await type(en.register.email, 'maria@example.com');
    unmount();
    await open();
    expect(screen.getByLabelText(en.register.email)).toHaveValue('maria@example.com');
  });

  it('marks required fields alone', async () => {
    const { openMore } = await open();
    await openMore();
    expect(screen.getByText(en.register.username)).toHaveAttribute('data-marked');
    expect(screen.getByText(en.register.email)).not.toHaveAttribute('data-marked');
  });

  it('registers nobody who has not confirmed the age, which is not ticked beforehand', async () => {
    const bodies = receiving();
    const { fill, confirmAge, send } = await open();
    await fill();
    await confirmAge();
    await send();
    expect(await screen.findByText(shared.field.isOfAge.required)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('agrees from the start; unticking closes the button', async () => {
    const bodies = receiving();
    const { user, fill, send, type } = await open();
    await fill();
    await user.click(screen.getByRole('checkbox', { name: en.register.agree, checked: true }));
    expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-disabled', 'true');
    await send();
    await type(en.register.username, '{Enter}');
    expect(bodies).toEqual([]);
    expect(screen.getByRole('link', { name: en.register.agreement })).toHaveAttribute('href', '/m/useragreement');
  });

  it('has the declared fields where the rules do not come, and +63 where the countries do not', async () => {
    server.use(refuse(getFieldRules, 'request.invalid'), refuse(getCountries, 'request.invalid'));
    await open();
    for (const label of ['username', 'password', 'confirm', 'mobile'] as const)
      expect(screen.getByLabelText(en.register[label])).toBeVisible();
    const codes = within(screen.getByLabelText('Country code')).getAllByRole('option');
    expect(codes.map(({ textContent }) => textContent)).toEqual(['Philippines (+63)']);
  });

  it('has the site’s own country first among the dialling codes, the others as the server names them', async () => {
    const afghanistan = { country: 'AF', code: '93', name: 'Afghanistan' };
    server.use(answer(getCountries, { countries: [afghanistan, ...COUNTRIES] }));
    await open();
    const codes = within(screen.getByLabelText('Country code')).getAllByRole('option');
    expect(codes.map(({ textContent }) => textContent)).toEqual([
      'Philippines (+63)',
      'Afghanistan (+93)',
      'Singapore (+65)',
    ]);
  });
});

describe('an invitation', () => {
  const LINK = '/m/register?affiliateCode=LANTERN88&domain=tala.example';

  it('of a good link is not asked for, and goes along', async () => {
    const checked: unknown[] = [];
    server.use(
      answerBy(checkAffiliate, (input) => {
        checked.push(input);
        return {};
      }),
    );
    const bodies = receiving();
    const { fill, send } = await open({ path: LINK });
    expect(checked).toEqual([{ code: 'LANTERN88', domain: 'tala.example' }]);
    expect(screen.queryByLabelText(en.register.affiliateCode)).not.toBeInTheDocument();
    await fill();
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toEqual([expect.objectContaining({ affiliateCode: 'LANTERN88', domain: 'tala.example' })]);
  });

  it('of a bad link is asked for, and checked before anything is sent', async () => {
    server.use(refuse(checkAffiliate, 'affiliate.wrong'));
    const bodies = receiving();
    const { fill, type, send, user } = await open({ path: LINK });
    const code = await screen.findByLabelText(en.register.affiliateCode);
    await fill();
    await type(en.register.affiliateCode, 'WRONG');
    await send();
    expect(await screen.findByText(en.register.invitationWrong)).toBeVisible();
    expect(code).toHaveFocus();
    expect(bodies).toEqual([]);
    await user.clear(code);
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toEqual([expect.objectContaining({ affiliateCode: '', domain: 'tala.example' })]);
  });

  it('that was typed and is good goes along', async () => {
    server.use(answer(checkAffiliate, {}));
    const bodies = receiving();
    const { fill, type, send, openMore } = await open();
    await fill();
    await openMore();
    await type(en.register.affiliateCode, ' PAROL7 ');
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toEqual([expect.objectContaining({ affiliateCode: 'PAROL7' })]);
  });

  it('of a member goes along', async () => {
    const bodies = receiving();
    const { fill, send } = await open({ path: '/m/register?recommenderId=501' });
    await fill();
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toEqual([expect.objectContaining({ recommenderId: '501', affiliateCode: '' })]);
  });
});

describe('a refusal', () => {
  it.each([
    ['username.taken', undefined, en.register.username, en.register.usernameTaken],
    ['mobile.taken', undefined, en.register.mobile, en.register.mobileTaken],
    ['password.common', undefined, en.register.password, en.register.passwordCommon],
    ['field.invalid', { field: 'email' }, en.register.email, en.register.fieldRefused],
    ['field.invalid', { field: 'mobileNum' }, en.register.mobile, en.register.fieldRefused],
    ['affiliate.wrong', undefined, en.register.affiliateCode, en.register.invitationWrong],
  ] as const)('%s %j is said at "%s"', async (code, value, label, text) => {
    server.use(refuse(register, code, value));
    const { fill, send } = await open();
    await fill();
    await send();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  });

  it.each([{ field: 'zalo' }, { field: 'toString' }, undefined])(
    'of a field that is not here (%j) is said above the form',
    async (value) => {
      server.use(refuse(register, 'field.invalid', value));
      const { fill, send } = await open();
      await fill();
      await send();
      expect(await screen.findByText(en.register.refused)).toBeVisible();
    },
  );

  it.each([
    ['feature.unavailable', en.register.unavailable],
    ['location.blocked', en.register.location],
    ['proof.required', shared.failure.proof],
  ] as const)('%s is said above the form, in words of its own', async (code, text) => {
    server.use(refuse(register, code));
    const { fill, send } = await open();
    await fill();
    await send();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('that asks for the captcha shows it, and each refusal brings a fresh picture', async () => {
    let pictures = 0;
    server.use(
      answerBy(getCaptcha, () => {
        pictures += 1;
        return 'cGljdHVyZQ==';
      }),
      refuse(register, 'captcha.required'),
    );
    const { fill, send, type } = await open();
    expect(screen.queryByLabelText(shared.captcha.label)).not.toBeInTheDocument();
    await fill();
    await send();
    expect(await screen.findByLabelText(shared.captcha.label)).toBeVisible();
    await waitFor(() => expect(pictures).toBe(1));
    server.use(refuse(register, 'captcha.wrong'));
    await type(shared.captcha.label, '123456');
    await send();
    expect(await screen.findByText(shared.failure.captchaWrong)).toBeVisible();
    await waitFor(() => expect(pictures).toBe(2));
    expect(screen.getByLabelText(shared.captcha.label)).toHaveValue('');
    const bodies = receiving();
    await type(shared.captcha.label, '654321');
    await send();
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ captcha: '654321' })]));
  });
});

describe('announcements', () => {
  const banner = {
    id: 'b1',
    imageUrl: '/wps/art/a.svg',
    eyebrow: '',
    title: 'Fiesta',
    subtitle: 'Today',
    link: '/m/activity',
  };

  it('are those of the registration on the mobile platform, for this merchant', async () => {
    const asked: unknown[] = [];
    server.use(
      answerBy(getAnnouncements, (input) => {
        asked.push(input);
        return NOTHING;
      }),
    );
    await open();
    expect(asked).toEqual([expect.objectContaining({ types: 'B', groupName: 'm_reg', platform: 'M' })]);
    expect(asked).toEqual([expect.objectContaining({ merchantCode: 'tala' })]);
  });

  it('stand above the form', async () => {
    server.use(answer(getAnnouncements, someAnnouncements({ banners: [banner] })));
    await open();
    const news = screen.getByRole('region', { name: en.register.news });
    expect(within(news).getByRole('link', { name: /Fiesta/ })).toHaveAttribute('href', '/m/activity');
  });

  it.each([
    ['there are none', answer(getAnnouncements, NOTHING)],
    ['they do not come', refuse(getAnnouncements, 'request.invalid')],
  ])('leave nothing where %s', async (_, answered) => {
    server.use(answered);
    await open();
    expect(screen.queryByRole('region', { name: en.register.news })).not.toBeInTheDocument();
  });
});

it('offers the social sign-in of the login', async () => {
  Reflect.set(globalThis, 'thirdPartySignIn', { isInitialised: true, start: () => undefined });
  await open({ flags: ['FACEBOOKLOGIN3'] });
  expect(screen.getByRole('button', { name: shared.social.facebook })).toBeVisible();
  expect(screen.queryByRole('button', { name: shared.social.google })).not.toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'thirdPartySignIn');
});

it('has the login beside its heading, with the way back', async () => {
  await open({ path: '/m/register?back=%2Fm%2FgameRecord' });
  expect(screen.getByRole('link', { name: en.register.haveAccount })).toHaveAttribute(
    'href',
    '/m/login?back=%2Fm%2FgameRecord',
  );
});
