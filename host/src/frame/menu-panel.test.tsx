import { screen, waitFor, within } from '@testing-library/react';
import { getBalance } from 'shared-kernel/contracts/member';
import { getSession } from 'shared-kernel/session';
import { answer } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { aBalance, aSession } from 'shared-kernel/testing/member-builders';
import { renderPage } from 'shared-kernel/testing/render-page';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { MenuPanel } from './menu-panel.tsx';

const server = serveApi();

it('asks before it signs a member out, and staying changes nothing', async () => {
  server.use(answer(getBalance, aBalance()));
  const { user } = await renderPage(<MenuPanel />, {
    namespaces: { frame: { EN: en, TY: ty } },
    session: aSession(),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  const question = await screen.findByRole('alertdialog', { name: en.popover.signOutTitle });
  expect(question).toHaveTextContent(en.popover.signOutText);
  expect(within(question).getByRole('button', { name: 'Sign out' })).toHaveAttribute('data-variant', 'danger');
  await user.click(screen.getByRole('button', { name: en.popover.stay }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(getSession()).not.toBeNull();
});
