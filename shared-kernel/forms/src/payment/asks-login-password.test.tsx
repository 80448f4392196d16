import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { answer, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { fillSlot } from '@shared-kernel/testing/slots';
import { act, screen, waitFor } from '@testing-library/react';
import { AsksLoginPassword } from './asks-login-password.tsx';

const server = serveApi(answer(getSecurityConfig, someSecurity({ hasLoginPassword: false })));

const missing = async () => ({ Slot: () => <p>the way to one</p> });

const open = () =>
  renderPage(
    <AsksLoginPassword>
      <p>the form</p>
    </AsksLoginPassword>,
    { path: '/m/securityCenter', session: aSession() },
  );

it('gives the place of the form to the slot for a member without one', async () => {
  fillSlot('account.login-password', missing);
  await open();
  expect(await screen.findByText('the way to one')).toBeVisible();
  expect(screen.queryByText('the form')).not.toBeInTheDocument();
});

it.each([
  ['has one', () => answer(getSecurityConfig, someSecurity())],
  ['is not known to have none yet', () => hang(getSecurityConfig)],
  ['is not known to have none', () => refuse(getSecurityConfig, 'unknown')],
])('lets the form stand for a member who %s', async (_, other) => {
  fillSlot('account.login-password', missing);
  server.use(other());
  await open();
  expect(await screen.findByText('the form')).toBeVisible();
  expect(screen.queryByText('the way to one')).not.toBeInTheDocument();
});

it('shows no form while the slot loads, and the form when it cannot be loaded', async () => {
  let fail: (error: Error) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<never>((_, reject) => {
        fail = reject;
      }),
  );
  fillSlot('account.login-password', load);
  await open();
  await screen.findByText('the form');
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByText('the form')).not.toBeInTheDocument();
  await act(async () => fail(new Error('gone')));
  expect(screen.getByText('the form')).toBeVisible();
});
