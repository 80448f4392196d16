import { logout } from '@shared-kernel/contracts/account/session';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { answer, answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { HomeHeader } from './home-header.tsx';
import { MenuPanel } from './menu-panel.tsx';

const server = serveApi();
const namespaces = { frame: { EN: en, TY: ty } };
const items = async () => {
  const deposit = await screen.findByRole('button', { name: 'Deposit' });
  return [...(deposit.closest('ul')?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
};
const press = async ({ user }: Awaited<ReturnType<typeof renderPage>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('leads a trial to an account in place of deposit and withdrawal', async () => {
  server.use(answer(getBalance, aBalance()));
  const page = await renderPage(<MenuPanel />, { namespaces, session: aSession({ type: '4' }) });
  await press(page, 'Register');
  expect(page.address()).toBe('/m/register');
  for (const name of ['Deposit', 'Withdraw']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('asks before it signs a member out, and staying changes nothing', async () => {
  server.use(answer(getBalance, aBalance()));
  const { user } = await renderPage(<MenuPanel />, {
    namespaces,
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

it('signs a member out who says so, and says that it is under way for as long as the call takes', async () => {
  let finish = () => {};
  server.use(
    answer(getBalance, aBalance()),
    answerBy(logout, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return {};
    }),
  );
  const { user } = await renderPage(<MenuPanel />, { namespaces, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  const question = await screen.findByRole('alertdialog', { name: en.popover.signOutTitle });
  await user.click(within(question).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Please wait')).toBeInTheDocument();
  expect(getSession()).not.toBeNull();
  act(() => finish());
  await waitFor(() => expect(getSession()).toBeNull());
});

it('of a guest has deposit, withdraw and refresh, the age’s seal, which claims no licence, and the copyright', async () => {
  await renderPage(<MenuPanel />, { namespaces });
  expect(await items()).toEqual(['Deposit', 'Withdraw', 'Refresh balance']);
  expect(screen.getByRole('img', { name: 'For players of 21 and over.' })).toBeVisible();
  expect(screen.getByText(/^© \d{4} Tala$/)).toBeVisible();
});

it('of a member also has hide balance and sign out', async () => {
  server.use(answer(getBalance, aBalance()));
  await renderPage(<MenuPanel />, { namespaces, session: aSession() });
  expect(await items()).toEqual(['Deposit', 'Withdraw', 'Refresh balance', 'Hide balance', 'Sign out']);
});

it.each([
  ['Deposit', '/m/voucherCenter'],
  ['Withdraw', '/m/withdraw'],
  ['Refresh balance', '/m/login'],
])('%s leads a guest to %s', async (name, address) => {
  const page = await renderPage(<MenuPanel />, { namespaces });
  await press(page, name);
  await waitFor(() => expect(page.address()).toBe(address));
});

describe('the balance in the header', () => {
  const balance = () => screen.getByRole('status', { name: 'Balance' });
  const open = async () => {
    server.use(answer(getBalance, aBalance()));
    const page = await renderPage(<HomeHeader />, { namespaces, session: aSession() });
    await waitFor(() => expect(balance()).toHaveTextContent('₱12,480.50'));
    return page;
  };
  const choose = async (page: Awaited<ReturnType<typeof open>>, name: string) => {
    await press(page, 'Menu');
    await press(page, name);
  };

  it('is asterisks when it is hidden, and there again when it is shown', async () => {
    const page = await open();
    await choose(page, 'Hide balance');
    await waitFor(() => expect(balance()).toHaveTextContent(/^\*+/));
    expect(balance()).not.toHaveTextContent('480');
    await choose(page, 'Show balance');
    await waitFor(() => expect(balance()).toHaveTextContent('₱12,480.50'));
  });

  it('is hidden by a refresh until the wallet has answered', async () => {
    const page = await open();
    let finish = () => {};
    server.use(
      answerBy(getBalance, async () => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return aBalance({ sumBalance: '99.00' });
      }),
    );
    await choose(page, 'Refresh balance');
    await waitFor(() => expect(balance()).toHaveTextContent(/^$/));
    act(() => finish());
    await waitFor(() => expect(balance()).toHaveTextContent('₱99.00'));
  });
});
