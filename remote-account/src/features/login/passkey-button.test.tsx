import { logInByPasskey, startPasskeyLogin } from '@shared-kernel/contracts/account/passkeys';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse, refuseUntil } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aLoginAnswer } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { LockKeyhole } from '@shared-kernel/ui/icons';
import { startAuthentication } from '@simplewebauthn/browser';
import { render, screen, waitFor } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import { PROVED, saidNo, setPasskeys, TO_PROVE } from '../../testing/browser-passkeys.ts';
import { PasskeyButton } from './passkey-button.tsx';
import en from './texts.en.json';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));

const words = en.login.passkey;
const server = serveApi(answer(startPasskeyLogin, TO_PROVE));
const device = jest.mocked(startAuthentication);

beforeEach(() => {
  setPasskeys(true);
  sessionStorage.clear();
  device.mockResolvedValue({ ...PROVED, rawId: PROVED.id, type: 'public-key', clientExtensionResults: {} });
});
afterEach(() => setPasskeys(false));

const press = async () => {
  const { user } = await renderPage(<PasskeyButton />, { path: paths.login });
  await user.click(screen.getByRole('button', { name: words.use }));
};

it('has a sign of its own, not the padlock of the password', async () => {
  await renderPage(<PasskeyButton />, { path: paths.login });
  const sign = screen.getByRole('button', { name: words.use }).querySelector('svg');
  const { container } = render(<LockKeyhole />);
  expect(sign).toBeInTheDocument();
  expect(sign?.innerHTML).not.toBe(container.querySelector('svg')?.innerHTML);
});

it('is not there where the browser has no passkeys', async () => {
  setPasskeys(false);
  await renderPage(<PasskeyButton />, { path: paths.login });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is not there where the merchant has turned passkeys off', async () => {
  await renderPage(<PasskeyButton />, { path: paths.login, brand: { flags: { PASSKEYLOGIN3: false } } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('enters with what the device has signed', async () => {
  const sent: unknown[] = [];
  server.use(
    answerBy(logInByPasskey, (input) => {
      sent.push(input);
      return aLoginAnswer({ userName: 'maria' });
    }),
  );
  await press();
  await waitFor(() => expect(getSession()?.userName).toBe('maria'));
  expect(device).toHaveBeenCalledWith({ optionsJSON: TO_PROVE });
  expect(sent).toEqual([{ credential: expect.objectContaining(PROVED) }]);
});

it('enters to change the password where it has to be changed first', async () => {
  server.use(refuse(logInByPasskey, 'password.expired', aLoginAnswer({ userName: 'maria' })));
  await press();
  await waitFor(() => expect(getSession()?.userName).toBe('maria'));
  expect(sessionStorage.getItem('PSW')).toBe('1');
});

it('says quietly that the player said no, and asks the platform nothing more', async () => {
  device.mockRejectedValue(saidNo('NotAllowedError'));
  await press();
  expect(await screen.findByText(words.cancelled)).toBeVisible();
});

it.each([
  ['passkey.failed', words.failed],
  ['user.disabled', en.failure.disabled],
  ['rate.limited', 'Too many tries. Wait a while, then try again.'],
  ['unknown', words.unheard],
] as const)('%s is said in words', async (code, text) => {
  server.use(refuse(logInByPasskey, code));
  await press();
  expect(await screen.findByText(text)).toBeVisible();
});

it('says when the next try is taken, where the platform has said so', async () => {
  server.use(refuseUntil(logInByPasskey, new Date('2099-07-14T06:04:01Z')));
  await press();
  expect(await screen.findByText('Too many tries. Try again at 07/14 14:05.')).toBeVisible();
});
