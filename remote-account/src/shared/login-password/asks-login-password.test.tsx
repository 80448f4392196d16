import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { AsksLoginPassword } from './asks-login-password.tsx';
import en from './texts.en.json';

const server = serveApi(answer(getSecurityConfig, someSecurity({ hasLoginPassword: false })));

const open = (flags: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <AsksLoginPassword>
      <p>the form</p>
    </AsksLoginPassword>,
    { path: '/m/securityCenter?about=1', session: aSession(), ...flags },
  );

it('leads a member without one to set it by the number, and back', async () => {
  await open({ flags: ['CHNGPASSVERIF3'] });
  expect(await screen.findByText(en.missing)).toBeVisible();
  expect(screen.getByRole('link', { name: en.set })).toHaveAttribute(
    'href',
    `${paths.forgotPassword}?back=${encodeURIComponent('/m/securityCenter?about=1')}`,
  );
  expect(screen.queryByText('the form')).not.toBeInTheDocument();
});

it('leads to customer service where passwords are not set by phone', async () => {
  await open();
  expect(await screen.findByRole('link', { name: en.service })).toHaveAttribute('href', paths.service);
});

it.each([
  ['has one', () => answer(getSecurityConfig, someSecurity())],
  ['may have one: nobody says', () => hang(getSecurityConfig)],
  ['may have one: nobody could say', () => refuse(getSecurityConfig, 'unknown')],
])('lets the form stand for who %s', async (_, other) => {
  server.use(other());
  await open({ flags: ['CHNGPASSVERIF3'] });
  expect(await screen.findByText('the form')).toBeVisible();
  expect(screen.queryByText(en.missing)).not.toBeInTheDocument();
});
