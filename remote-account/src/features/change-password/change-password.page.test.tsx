import { webcrypto } from 'node:crypto';
import { changePassword } from '@shared-kernel/contracts/account/password';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { changePasswordLink, paths } from '@shared-kernel/contracts/system/paths';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import { recallLogin, rememberLogin } from '../../shared/remember/remembered-login.ts';
import { Page } from './change-password.page.tsx';
import en from './texts.en.json';
import { dropPassword } from './use-password-form.ts';

jest.mock('../../shared/remember/key-store.ts', () => ({
  browserKeyStore: jest.requireActual('../../shared/remember/testing/fake-key-store.ts').memoryKeyStore(),
}));

const words = en.changePassword;
const OLD = 'Lantern-2026';
const NEW = 'Harbour-2027';
const RULES = {
  loginPassword: { enabled: true, required: true, minLength: 6 },
  password: { enabled: true, required: true, minLength: 8, pattern: '(?=.*[A-Za-z])(?=.*[0-9]).+' },
};
const server = serveApi(
  answer(getFieldRules, { fields: RULES }),
  answer(getSecurityConfig, someSecurity()),
  answer(changePassword, null),
);

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => {
  localStorage.clear();
  dropPassword();
});

const fieldOf = (label: string) => screen.getByLabelText(label, { exact: true, selector: 'input' });

const open = async (options: RenderPageOptions = {}) => {
  const page = await renderPage(<Page />, { path: paths.changePassword, session: aSession(), ...options });
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      await page.user.clear(fieldOf(label));
      if (value !== '') await fillField(fieldOf(label), value);
    }
  };
  const send = () => page.user.click(screen.getByRole('button', { name: words.submit }));
  const fill = (oldPassword = OLD, newPassword = NEW, again = newPassword) =>
    type({ [words.old]: oldPassword, [words.new]: newPassword, [words.confirm]: again });
  return { ...page, type, fill, send };
};

/** After how long what is put off comes; a spy would pass for jest's own clock, which what waits then winds. */
const noteDelays = () => {
  const { setTimeout } = globalThis;
  const delays: unknown[] = [];
  const noting = (...given: Parameters<typeof setTimeout>) => {
    delays.push(given[1]);
    return setTimeout(...given);
  };
  globalThis.setTimeout = Object.assign(noting, setTimeout);
  const restore = () => {
    globalThis.setTimeout = setTimeout;
  };
  return { delays, restore };
};

/** What the server got. */
const receiving = () => {
  const bodies: unknown[] = [];
  server.use(
    answerBy(changePassword, (input) => {
      bodies.push(input);
      return null;
    }),
  );
  return bodies;
};

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'change-password');
  await expectStartedCalls(server, route, () => open());
});

it('says whose password it is, and asks for the old one and twice the new one', async () => {
  await open({ session: aSession({ userName: 'maria' }) });
  expect(fieldOf(words.username)).toHaveValue('maria');
  expect(fieldOf(words.username)).toHaveAttribute('readonly');
  for (const label of [words.old, words.new, words.confirm]) expect(fieldOf(label)).toHaveAttribute('type', 'password');
});

it('sends the three, says that it is done, and leaves for home after a second', async () => {
  const bodies = receiving();
  const { fill, send, address } = await open();
  await fill();
  const { delays, restore } = noteDelays();
  await send();
  expect(await screen.findByText(words.done)).toBeInTheDocument();
  expect(delays).toContain(1000);
  expect(bodies).toEqual([{ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }]);
  await waitFor(() => expect(address()).toBe(paths.home));
  restore();
});

it('takes the mark of this visit away, and the remembered login learns the new password', async () => {
  const session = aSession({ userName: 'maria' });
  await rememberLogin({ type: 'username', username: 'Maria', password: OLD });
  sessionStorage.setItem('PSW', '1');
  const { fill, send } = await open({ session });
  await fill();
  await send();
  await screen.findByText(words.done);
  expect(await recallLogin()).toEqual({ type: 'username', username: 'Maria', password: NEW });
  expect(sessionStorage.getItem('PSW')).toBeNull();
});

it('says that the password has run out, and goes on to the page that waits for it', async () => {
  sessionStorage.setItem('PSW', '1');
  const signedIn = jest.fn();
  const stop = subscribe('session.signed-in', signedIn);
  const { fill, send, address } = await open({ path: changePasswordLink('/m/gameRecord') });
  expect(screen.getByText(words.expired)).toBeVisible();
  await fill();
  await send();
  await waitFor(() => expect(address()).toBe('/m/gameRecord'), { timeout: 3000 });
  expect(sessionStorage.getItem('PSW')).toBeNull();
  expect(signedIn).toHaveBeenCalledTimes(1);
  stop();
});

it('leaves a remembered login of somebody else as it is, and remembers none that was not', async () => {
  await rememberLogin({ type: 'username', username: 'jose', password: OLD });
  const { fill, send } = await open();
  await fill();
  await send();
  await screen.findByText(words.done);
  expect(await recallLogin()).toEqual({ type: 'username', username: 'jose', password: OLD });
});

it('asks no more for the password that was chosen here, until it was changed somewhere else', async () => {
  const first = await open();
  await first.fill();
  await first.send();
  await screen.findByText(words.done);
  first.unmount();
  const bodies = receiving();
  const again = await open();
  expect(screen.queryByLabelText(words.old)).not.toBeInTheDocument();
  await again.type({ [words.new]: 'Carabao-2028', [words.confirm]: 'Carabao-2028' });
  server.use(refuse(changePassword, 'password.wrong'));
  await again.send();
  expect(await screen.findByText(words.elsewhere)).toBeVisible();
  expect(fieldOf(words.old)).toBeVisible();
  server.use(
    answerBy(changePassword, (input) => {
      bodies.push(input);
      return null;
    }),
  );
  await again.type({ [words.old]: 'Elsewhere-1' });
  await again.send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ oldPassword: 'Elsewhere-1', newPassword: 'Carabao-2028' });
});

it('says what to do when the session has ended meanwhile, and keeps no password anywhere', async () => {
  server.use(refuse(changePassword, 'session.expired'));
  const first = await open();
  await first.fill();
  await first.send();
  expect(await screen.findByText('You are signed out. Log in and try again.')).toBeVisible();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(new RegExp(`${OLD}|${NEW}`));
  first.unmount();
  await open();
  for (const label of [words.old, words.new, words.confirm]) expect(fieldOf(label)).toHaveValue('');
});

it('a new password that is the old one is stopped by a popup, without a call', async () => {
  const bodies = receiving();
  const { fill, send, user } = await open();
  await fill(OLD, OLD);
  await send();
  const popup = await screen.findByRole('alertdialog', { name: 'Notice' });
  expect(popup).toHaveTextContent(words.same);
  expect(bodies).toEqual([]);
  await user.click(within(popup).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(fieldOf(words.old)).toHaveValue(OLD);
});

it.each([
  ['', NEW, NEW, words.old, en.field.oldPassword.required],
  [OLD, '', '', words.new, en.field.newPassword.required],
  [OLD, 'nodigits', 'nodigits', words.new, en.field.newPassword.pattern],
  [OLD, NEW, '', words.confirm, en.field.confirmNewPassword.required],
  [OLD, NEW, 'Harbour-2028', words.confirm, en.field.confirmNewPassword.differs],
])('“%s”, “%s”, “%s” is not sent: %s says %s', async (oldPassword, newPassword, again, label, text) => {
  const bodies = receiving();
  const { fill, send } = await open();
  await fill(oldPassword, newPassword, again);
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  expect(fieldOf(label)).toHaveFocus();
  expect(bodies).toEqual([]);
});

it.each([
  ['password.wrong', words.wrong, words.old],
  ['password.common', words.common, words.new],
  ['password.rule', en.field.newPassword.pattern, words.new],
] as const)('%s stands at its field and keeps the new password', async (code, text, label) => {
  server.use(refuse(changePassword, code));
  const { fill, send } = await open();
  await fill();
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  expect(fieldOf(label)).toHaveFocus();
  expect(fieldOf(words.new)).toHaveValue(NEW);
});

it('keeps what was typed when nothing answers, and is sent with another press', async () => {
  server.use(unreachable(changePassword));
  const { fill, send } = await open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  const bodies = receiving();
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
});

it('is busy while the server thinks, under a message that stands for ten seconds at most', async () => {
  server.use(hang(changePassword));
  const { fill } = await open();
  await fill();
  const timers = jest.spyOn(globalThis, 'setTimeout');
  fireEvent.click(screen.getByRole('button', { name: words.submit }));
  const delays = timers.mock.calls;
  await act(async () => undefined);
  timers.mockRestore();
  expect(delays).toContainEqual([expect.any(Function), 10_000]);
  expect(screen.getByRole('button', { name: words.sending })).toHaveAttribute('aria-busy', 'true');
});

it('leads a member who has none to the code that sets one', async () => {
  server.use(answer(getSecurityConfig, someSecurity({ hasLoginPassword: false })));
  await open({ flags: ['CHNGPASSVERIF3'] });
  expect(await screen.findByRole('link', { name: 'Set a login password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: words.submit })).not.toBeInTheDocument();
});

it('tells a member who is here for the first time what for, and a free trial that it has no password', async () => {
  const { unmount } = await open({ session: aSession({ firstTimeLogin: true }) });
  expect(screen.getByText(words.first)).toBeVisible();
  unmount();
  await open({ session: aSession({ type: '4' }) });
  expect(screen.getByText(words.trial)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.submit })).not.toBeInTheDocument();
});
