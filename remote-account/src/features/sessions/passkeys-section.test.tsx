import {
  addPasskey,
  getPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@shared-kernel/contracts/account/passkeys';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSignInAlerts } from '@shared-kernel/contracts/account/sign-in-alerts';
import { getSocialLinks } from '@shared-kernel/contracts/account/social';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aDeviceSession, aPasskey, aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { LockKeyhole } from '@shared-kernel/ui/icons';
import { startRegistration } from '@simplewebauthn/browser';
import { render, screen, waitFor, within } from '@testing-library/react';
import { ownPaths } from '../../paths.ts';
import { MADE, saidNo, setPasskeys, TO_MAKE } from '../../testing/browser-passkeys.ts';
import { Page } from './sessions.page.tsx';
import en from './texts.en.json';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));

const words = en.passkeys;
const server = serveApi(
  answer(getSignInAlerts, { isOn: true }),
  answer(getSecurityConfig, someSecurity()),
  answer(getSessions, { sessions: [aDeviceSession({ isCurrent: true })] }),
  answer(getSocialLinks, { links: [] }),
);
const device = jest.mocked(startRegistration);

beforeEach(() => setPasskeys(true));
afterEach(() => setPasskeys(false));

/** A server that keeps what it is told. */
const withPasskeys = (...passkeys: readonly ReturnType<typeof aPasskey>[]) => {
  let kept = [...passkeys];
  const added: InputOf<typeof addPasskey>[] = [];
  server.use(
    answerBy(getPasskeys, () => ({ passkeys: kept })),
    answerBy(startPasskey, () => TO_MAKE),
    answerBy(addPasskey, (input) => {
      added.push(input);
      const passkey = aPasskey({ id: 'added', name: input.name, usedAt: undefined });
      kept.push(passkey);
      return passkey;
    }),
    answerBy(renamePasskey, ({ id, name }) => {
      kept = kept.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey));
      return null;
    }),
    answerBy(removePasskey, ({ id }) => {
      kept = kept.filter((passkey) => passkey.id !== id);
      return null;
    }),
  );
  return added;
};
const open = () => renderPage(<Page />, { path: ownPaths.sessions, session: aSession() });
const rows = async () => within(await screen.findByRole('list', { name: words.title })).getAllByRole('listitem');

/** The sheet, filled and sent. */
const add = async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: words.add }));
  const sheet = within(await screen.findByRole('dialog', { name: words.add }));
  await fillField(sheet.getByLabelText(words.name), 'My phone');
  await fillField(sheet.getByLabelText(words.password, { selector: 'input' }), 'Lantern-2026');
  await user.click(sheet.getByRole('button', { name: words.add }));
  return sheet;
};

it('names each passkey, since when it is there and when it was last used', async () => {
  withPasskeys(aPasskey(), aPasskey({ id: 'new', name: 'Work laptop', usedAt: undefined }));
  await open();
  const [phone, laptop] = await rows();
  expect(phone).toHaveTextContent('My phone');
  expect(phone).toHaveTextContent('Added 11/12');
  expect(phone).toHaveTextContent('Last used 11/21, 10:15');
  expect(laptop).toHaveTextContent(words.unused);
});

it('has a sign of its own at each, not the padlock of the password', async () => {
  withPasskeys(aPasskey());
  await open();
  const [phone] = await rows();
  const { container } = render(<LockKeyhole />);
  const padlock = container.querySelector('svg')?.innerHTML;
  const [sign] = [...(phone?.querySelectorAll('svg') ?? [])].map(({ innerHTML }) => innerHTML);
  expect(sign).toBeDefined();
  expect(sign).not.toBe(padlock);
});

it('adds one: the password is sent, the device makes it, and it stands in the list', async () => {
  const added = withPasskeys();
  device.mockResolvedValue({ ...MADE, rawId: MADE.id, type: 'public-key', clientExtensionResults: {} });
  await add();
  expect(await screen.findByText(words.done)).toBeVisible();
  expect(device).toHaveBeenCalledWith({ optionsJSON: TO_MAKE });
  expect(added).toEqual([{ name: 'My phone', credential: expect.objectContaining(MADE) }]);
  expect(await rows()).toHaveLength(1);
});

it.each([
  ['NotAllowedError', words.cancelled],
  ['InvalidStateError', words.taken],
] as const)('says what became of it when the browser says %s, and adds none', async (name, text) => {
  const added = withPasskeys();
  device.mockRejectedValue(saidNo(name));
  const sheet = await add();
  expect(await sheet.findByText(text)).toBeVisible();
  expect(added).toEqual([]);
});

it.each([
  ['password.wrong', words.wrong],
  ['passkey.limit', words.limit],
] as const)('%s stands in the sheet, and the device is not asked', async (code, text) => {
  withPasskeys();
  server.use(refuse(startPasskey, code));
  const sheet = await add();
  expect(await sheet.findByText(text)).toBeVisible();
  expect(device).not.toHaveBeenCalled();
});

it('leads a member without a password to set one first', async () => {
  withPasskeys();
  server.use(answer(getSecurityConfig, someSecurity({ hasLoginPassword: false })));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: words.add }));
  const sheet = within(await screen.findByRole('dialog', { name: words.add }));
  expect(await sheet.findByText('No login password yet')).toBeVisible();
  expect(sheet.queryByLabelText(words.name)).not.toBeInTheDocument();
});

it('gives one another name', async () => {
  withPasskeys(aPasskey());
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  const sheet = within(await screen.findByRole('dialog', { name: words.renameTitle }));
  await user.clear(sheet.getByLabelText(words.name));
  await fillField(sheet.getByLabelText(words.name), 'Old phone');
  await user.click(sheet.getByRole('button', { name: words.save }));
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Old phone'));
});

it('takes one away after asking', async () => {
  withPasskeys(aPasskey());
  const removed = jest.fn();
  server.events.on('request:start', ({ request }) => request.url.endsWith(removePasskey.path) && removed());
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  await screen.findByRole('alertdialog', { name: words.askRemove });
  expect(removed).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: words.removeOne }));
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(words.removed)).toBeVisible();
});

it('offers none to add where the browser has no passkeys, and names those that there are', async () => {
  setPasskeys(false);
  withPasskeys(aPasskey());
  await open();
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: words.add })).not.toBeInTheDocument();
});
