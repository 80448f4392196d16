import { getBalance } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { TitleHeader } from './title-header.tsx';

const server = serveApi();

const shortcut = () => screen.queryByRole('link', { name: /Deposit/ });

it('says a member’s balance where the route asks for it, and leads to the deposit page', async () => {
  server.use(answer(getBalance, aBalance({ sumBalance: '12480.50' })));
  await renderPage(<TitleHeader title="Withdraw" hasBalance />, { session: aSession() });
  const link = await screen.findByRole('link', { name: /^Balance ?₱ ?12,480 ?\.50 ?Deposit$/ });
  expect(link).toHaveTextContent('Balance ₱12,480.50');
  expect(link).toHaveAttribute('href', paths.deposit);
});

it('has none for a guest, nor where the route does not ask', async () => {
  const { unmount } = await renderPage(<TitleHeader title="Withdraw" hasBalance />);
  expect(screen.getByRole('heading', { name: 'Withdraw' })).toBeInTheDocument();
  expect(shortcut()).not.toBeInTheDocument();
  unmount();
  await renderPage(<TitleHeader title="Withdraw" hasBalance={false} />, { session: aSession() });
  expect(screen.getByRole('heading', { name: 'Withdraw' })).toBeInTheDocument();
  expect(shortcut()).not.toBeInTheDocument();
});

it('says that the balance did not come, and asks again where it would stand', async () => {
  server.use(refuse(getBalance, 'feature.unavailable'));
  const { user } = await renderPage(<TitleHeader title="Withdraw" hasBalance />, { session: aSession() });
  const again = await screen.findByRole('button', { name: /^Try again/ });
  expect(screen.getByRole('alert')).toHaveTextContent('The balance did not load.');
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit);
  server.use(answer(getBalance, aBalance({ sumBalance: '12480.50' })));
  await user.click(again);
  expect(await screen.findByRole('link', { name: /12,480/ })).toBeVisible();
});
