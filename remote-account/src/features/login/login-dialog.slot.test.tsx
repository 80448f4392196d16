import '@shared-kernel/testing/without-encryption';
import { login, startTrial } from '@shared-kernel/contracts/account/session';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aLoginAnswer, aTrialAnswer } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import type { SlotProps } from 'shared-kernel/remote';
import { setPasskeys } from '../../testing/browser-passkeys.ts';
import { Slot } from './login-dialog.slot.tsx';
import en from './texts.en.json';

serveApi(
  answer(getFieldRules, { fields: {} }),
  answer(login, aLoginAnswer()),
  answer(startTrial, aTrialAnswer({ trail: 1 })),
);

const open = async (props: Partial<SlotProps['auth.dialog']> = {}) => {
  const onClose = jest.fn();
  const page = await renderPage(<Slot isOpen onClose={onClose} {...props} />, {
    path: '/m/member/home',
  });
  return { ...page, onClose };
};

describe('login dialog', () => {
  it('closes once the member is signed in, and leaves the page where it is', async () => {
    const { user, onClose, address } = await open();
    await fillField(await screen.findByLabelText('Username'), 'juan_dc88');
    await fillField(screen.getByLabelText('Password'), 'lantern-88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(address()).toBe('/m/member/home');
  });

  it('goes home with a trial', async () => {
    const { user, onClose, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try for free' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  it('says that the session has run out, with the name filled in', async () => {
    const { user, onClose } = await act(() => open({ expiredUser: 'maria_88' }));
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('maria_88'));
    expect(screen.getByText(en.login.expired)).toBeVisible();
    await fillField(screen.getByLabelText('Password'), 'lantern-88');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('offers who comes back the passkey before the form', async () => {
    setPasskeys(true);
    await act(() => open({ expiredUser: 'maria_88' }));
    const passkey = await screen.findByRole('button', { name: en.login.passkey.use });
    const order = passkey.compareDocumentPosition(screen.getByLabelText('Username'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    setPasskeys(false);
  });

  it('closes on request', async () => {
    const { user, onClose } = await open();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });
});
