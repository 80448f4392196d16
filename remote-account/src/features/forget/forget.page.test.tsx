import '@shared-kernel/testing/without-encryption';
import { sendPasswordEmail, setPasswordByEmail, setPasswordByPhone } from '@shared-kernel/contracts/account/password';
import { getCountries } from '@shared-kernel/contracts/account/registration';
import { login, logout } from '@shared-kernel/contracts/account/session';
import { sendResetCode } from '@shared-kernel/contracts/account/verification';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getCustomerServiceLink, getFieldRules } from '@shared-kernel/contracts/system/system';
import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aLoginAnswer, aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor } from '@testing-library/react';
import { signOutLocally } from 'shared-kernel/host/session';
import { getSession, signIn } from 'shared-kernel/session';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './forget.page.tsx';
import en from './texts.en.json';

const words = en.forget;
const required = { enabled: true, required: true };
const RULES = {
  loginUsername: { ...required, minLength: 4, pattern: '[A-Za-z0-9_]+' },
  loginMobileNum: { ...required, minLength: 10, pattern: '[0-9 ]+' },
  verificationCode: { ...required, pattern: '[0-9]+' },
  email: { enabled: false, required: false, maxLength: 80, pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+' },
  password: { ...required, minLength: 8, pattern: '(?=.*[A-Za-z])(?=.*[0-9]).+' },
};
const server = serveApi(
  answer(getFieldRules, { fields: RULES }),
  answer(getCountries, {
    countries: [
      { country: 'PH', code: '63', name: 'Philippines' },
      { country: 'SG', code: '65', name: 'Singapore' },
    ],
  }),
  answer(sendResetCode, { expiredMinutes: 5 }),
  answer(getCustomerServiceLink, { link: 'https://service.example/chat' }),
);

const fieldOf = (label: string) => screen.getByLabelText(label, { selector: 'input' });

const open = async (options: RenderPageOptions = {}) => {
  const page = await renderPage(<Page />, { path: paths.forgotPassword, ...options });
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      await page.user.clear(fieldOf(label));
      if (value !== '') await fillField(fieldOf(label), value);
    }
  };
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, type, press };
};

/** What the server got by a call. */
const receiving = <E extends AnyEndpoint>(endpoint: E, value: ValueOf<E>) => {
  const bodies: unknown[] = [];
  server.use(
    answerBy(endpoint, (input) => {
      bodies.push(input);
      return value;
    }),
  );
  return bodies;
};

/** The server does what a call asks for, while the visitor goes to another page. */
const leavingDuring = (endpoint: typeof setPasswordByPhone | typeof setPasswordByEmail) =>
  server.use(
    answerBy(endpoint, () => {
      history.replaceState(null, '', '/m/home');
      return null;
    }),
  );
const isSent = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'forget');
  await expectStartedCalls(server, route, open);
});

it('is for the e-mail alone without its flag; with it there are two ways, the phone first', async () => {
  const { unmount } = await open();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(fieldOf(words.email)).toBeVisible();
  unmount();
  await open({ flags: ['CHNGPASSVERIF3'] });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(words.way.phone);
  expect(fieldOf(shared.phone.number)).toBeVisible();
});

describe('by e-mail', () => {
  afterEach(() => jest.useRealTimers());

  it('sends both trimmed, says that a mail is on its way if there is such an account, and goes back after a second', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const bodies = receiving(sendPasswordEmail, null);
    const { type, press } = await open();
    history.replaceState({ ...history.state, idx: 1 }, '');
    const back = jest.spyOn(history, 'go').mockReturnValue();
    await type({ [words.username]: ' juan_dc88 ', [words.email]: ' juan@example.com ' });
    await press(words.retrieve);
    expect(await screen.findByText(words.mailSent)).toBeVisible();
    expect(bodies).toEqual([{ username: 'juan_dc88', email: 'juan@example.com' }]);
    expect(back).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(back).toHaveBeenCalledWith(-1);
  });

  it('leads to the login where it is the first page of its tab: a step back would leave the site', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    receiving(sendPasswordEmail, null);
    const { type, press, address } = await open();
    history.replaceState({ ...history.state, idx: 0 }, '');
    const back = jest.spyOn(history, 'go').mockReturnValue();
    await type({ [words.username]: 'juan_dc88', [words.email]: 'juan@example.com' });
    await press(words.retrieve);
    await waitFor(() => expect(address()).toBe('/m/login'));
    expect(back).not.toHaveBeenCalled();
  });

  it.each([
    ['', '', words.field.username.required],
    ['juan_dc88', '', words.field.email.required],
    ['juan_dc88', 'juan', words.field.email.pattern],
    ['juan_dc88', 'juan@example', words.field.email.pattern],
    ['juan_dc88', 'juan cruz@example.com', words.field.email.pattern],
  ])('“%s” and “%s” are not sent: %s', async (username, email, text) => {
    const bodies = receiving(sendPasswordEmail, null);
    const { type, press } = await open();
    await type({ [words.username]: username, [words.email]: email });
    await press(words.retrieve);
    expect(await screen.findByText(text)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('is not asked for without an address, also while the rules do not come', async () => {
    server.use(unreachable(getFieldRules));
    const bodies = receiving(sendPasswordEmail, null);
    const { type, press } = await open();
    await type({ [words.username]: 'juan_dc88', [words.email]: 'juan' });
    await press(words.retrieve);
    expect(await screen.findByText(words.field.email.pattern)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it.each(['juan+bets@example.com', 'juan-cruz@example.ph', 'juan@example.info', 'juan@my-mail.museum'])(
    '“%s” is sent, as registration takes it',
    async (email) => {
      const bodies = receiving(sendPasswordEmail, null);
      const { type, press } = await open();
      await type({ [words.username]: 'juan_dc88', [words.email]: email });
      await press(words.retrieve);
      await waitFor(() => expect(bodies).toEqual([{ username: 'juan_dc88', email }]));
    },
  );

  it('hides its wait once there is a session', async () => {
    server.use(hang(sendPasswordEmail));
    const { type, press } = await open();
    await type({ [words.username]: 'juan_dc88', [words.email]: 'j.cruz@mail.example.ph' });
    await press(words.retrieve);
    const wait = () => screen.queryByText(words.sendingMail, { selector: ':not(button, button *)' });
    await waitFor(() => expect(wait()).toBeInTheDocument());
    act(() => signIn(aLoginAnswer()));
    await waitFor(() => expect(wait()).not.toBeInTheDocument());
  });
});

it('keeps what a member typed whose session ends meanwhile, and sends it as a guest’s', async () => {
  const bodies = receiving(sendPasswordEmail, null);
  const { type, press } = await open({ session: aSession() });
  await type({ [words.username]: 'juan_dc88', [words.email]: 'j.cruz@mail.example.ph' });
  act(() => signOutLocally());
  expect(fieldOf(words.username)).toHaveValue('juan_dc88');
  expect(fieldOf(words.email)).toHaveValue('j.cruz@mail.example.ph');
  await press(words.retrieve);
  await waitFor(() => expect(bodies).toEqual([{ username: 'juan_dc88', email: 'j.cruz@mail.example.ph' }]));
});

describe('by phone', () => {
  const openPhone = async (path: string = paths.forgotPassword) => {
    const page = await open({ path, flags: ['CHNGPASSVERIF3'] });
    const fill = async () => {
      await page.type({ [shared.phone.number]: '917 555 0142' });
      await page.press('Send code');
      await screen.findByRole('button', { name: /^Again in/ });
      await page.type({ [shared.phone.code]: '123456', [words.newPassword]: 'Harbour-2027' });
    };
    return { ...page, fill };
  };

  it('opens the code with its sending, sets the password, logs in by number and goes where a login goes', async () => {
    const codes = receiving(sendResetCode, { expiredMinutes: 5 });
    const bodies = receiving(setPasswordByPhone, null);
    const logins = receiving(login, aLoginAnswer());
    const { fill, press, address } = await openPhone('/m/forget?back=%2Fm%2FgameRecord');
    expect(fieldOf(shared.phone.code)).toHaveAttribute('readonly');
    await fill();
    expect(codes).toEqual([{ mobileNum: '9175550142', countryDialingCode: '63' }]);
    await press(words.submit);
    await waitFor(() => expect(address()).toBe('/m/gameRecord'));
    expect(bodies).toEqual([
      {
        mobileNum: '9175550142',
        countryDialingCode: '63',
        verificationCode: '123456',
        newPassword: 'Harbour-2027',
      },
    ]);
    expect(logins.map((body) => JSON.parse(String(body)))).toEqual([
      { type: 'username', username: '9175550142', password: 'Harbour-2027', countryDialingCode: '63' },
    ]);
  });

  it('says under a sent code, and not before, who gets one, and leads to the mail and to customer service', async () => {
    const { fill, press, client } = await openPhone();
    expect(screen.queryByText(words.noCode.text)).not.toBeInTheDocument();
    await fill();
    expect(screen.getByText(words.noCode.text)).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const openTab = jest.spyOn(window, 'open').mockReturnValue(window);
    await press(words.noCode.service);
    await waitFor(() => expect(openTab).toHaveBeenCalledWith('https://service.example/chat', '_blank'));
    await press(words.noCode.byEmail);
    expect(fieldOf(words.email)).toBeVisible();
  });

  it('leads to the login page where the login asks for more', async () => {
    receiving(setPasswordByPhone, null);
    server.use(refuse(login, 'captcha.required'));
    const { fill, press, address } = await openPhone();
    await fill();
    await press(words.submit);
    await waitFor(() => expect(address()).toBe('/m/login?back=%2Fm%2Fhome'));
    expect(await screen.findByText(words.done)).toBeVisible();
  });

  it('logs in whoever has gone elsewhere meanwhile, and leads them nowhere', async () => {
    leavingDuring(setPasswordByPhone);
    receiving(login, aLoginAnswer());
    const { fill, press, address } = await openPhone('/m/forget?back=%2Fm%2FgameRecord');
    await fill();
    await press(words.submit);
    await waitFor(() => expect(getSession()).not.toBeNull());
    await isSent(words.submit);
    expect(address()).toBe('/m/home');
  });

  it('sends nothing before every field is right', async () => {
    const bodies = receiving(setPasswordByPhone, null);
    const { press } = await openPhone();
    await press(words.submit);
    expect(await screen.findByText('Enter a mobile number of at least 10 digits.')).toBeVisible();
    expect(screen.getByText(shared.phone.codeFault.required)).toBeVisible();
    expect(screen.getByText(words.field.newPassword.required)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it.each([
    ['modify.new.old.same', words.same, '123456', ''],
    ['verification.wrong', words.codeWrong, '', 'Harbour-2027'],
    ['password.common', words.common, '', 'Harbour-2027'],
  ] as const)('%s clears what is of no more use', async (code, text, codeLeft, passwordLeft) => {
    server.use(refuse(setPasswordByPhone, code));
    const { fill, press } = await openPhone();
    await fill();
    await press(words.submit);
    expect(await screen.findByText(text)).toBeVisible();
    expect(fieldOf(shared.phone.code)).toHaveValue(codeLeft);
    expect(fieldOf(words.newPassword)).toHaveValue(passwordLeft);
  });

  it('clears the code, too, when nothing answers', async () => {
    server.use(unreachable(setPasswordByPhone));
    const { fill, press } = await openPhone();
    await fill();
    await press(words.submit);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(fieldOf(shared.phone.code)).toHaveValue('');
    expect(fieldOf(shared.phone.number)).toHaveValue('9175550142');
  });
});

describe('by the link of the mail', () => {
  const openLink = () => open({ path: `${paths.forgotPassword}#token=abc-123`, flags: ['CHNGPASSVERIF3'] });

  it('takes the token out of the address, and sets the password by it', async () => {
    const bodies = receiving(setPasswordByEmail, null);
    const { type, press, address } = await openLink();
    expect(location.href).not.toContain('abc-123');
    expect(document.documentElement.outerHTML).not.toContain('abc-123');
    await type({ [words.newPassword]: 'Harbour-2027', [words.confirm]: 'Harbour-2027' });
    await press(words.submit);
    await waitFor(() => expect(address()).toBe('/m/login'));
    expect(bodies).toEqual([{ token: 'abc-123', newPassword: 'Harbour-2027' }]);
    expect(await screen.findByText(words.done)).toBeVisible();
  });

  it.each([
    ['a visitor', null],
    ['a member, who is signed out,', aSession()],
  ])('leads %s nowhere who has gone elsewhere meanwhile', async (_who, session) => {
    leavingDuring(setPasswordByEmail);
    receiving(logout, null);
    const { type, press, address } = await open({ path: `${paths.forgotPassword}#token=abc-123`, session });
    await type({ [words.newPassword]: 'Harbour-2027', [words.confirm]: 'Harbour-2027' });
    await press(words.submit);
    expect(await screen.findByText(words.done)).toBeVisible();
    await isSent(words.submit);
    expect(address()).toBe('/m/home');
    expect(getSession()).toBeNull();
  });

  it('wants the password twice', async () => {
    const bodies = receiving(setPasswordByEmail, null);
    const { type, press } = await openLink();
    await type({ [words.newPassword]: 'Harbour-2027', [words.confirm]: 'Harbour-2028' });
    await press(words.submit);
    expect(await screen.findByText(words.field.confirm.differs)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('says that a link has expired, and leads to another mail', async () => {
    server.use(refuse(setPasswordByEmail, 'link.expired'));
    const { type, press } = await openLink();
    await type({ [words.newPassword]: 'Harbour-2027', [words.confirm]: 'Harbour-2027' });
    await press(words.submit);
    expect(await screen.findByText(words.linkExpired)).toBeVisible();
    await press(words.anotherMail);
    expect(fieldOf(words.email)).toBeVisible();
  });

  it('leads a member who was signed in to the login, too: the session has ended with the old password', async () => {
    receiving(setPasswordByEmail, null);
    server.use(refuse(logout, 'session.expired'));
    const { type, press, address } = await open({
      path: `${paths.forgotPassword}#token=abc-123`,
      session: aSession(),
    });
    await type({ [words.newPassword]: 'Harbour-2027', [words.confirm]: 'Harbour-2027' });
    await press(words.submit);
    await waitFor(() => expect(address()).toBe('/m/login'));
    expect(getSession()).toBeNull();
  });
});
