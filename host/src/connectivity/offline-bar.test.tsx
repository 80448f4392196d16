import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { publish } from 'shared-kernel/events';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { HostProvider } from '../host-context.ts';
import { aHost } from '../testing/hosts.ts';
import { connectivityStore } from './connectivity.store.ts';
import { OfflineBar } from './offline-bar.tsx';

const show = async ({ isAboutMoney = true } = {}) => {
  const check = jest.fn(async () => undefined);
  const rendered = await renderPage(
    <HostProvider value={{ ...aHost([]), connectivity: { check } }}>
      <OfflineBar isAboutMoney={isAboutMoney} />
    </HostProvider>,
    { namespaces: { frame: { EN: en, TY: ty } } },
  );
  return { ...rendered, check };
};

afterEach(() => act(() => connectivityStore.setState({ isDown: false, isChecking: false })));

test('says nothing while the line is there', async () => {
  await show();
  expect(screen.queryByText(en.line.gone)).not.toBeInTheDocument();
});

test('a line that is gone is announced with what is safe and one Retry, which looks', async () => {
  const { user, check } = await show();
  act(() => connectivityStore.setState({ isDown: true }));
  expect(screen.getByText(en.line.gone).closest('[role="status"]')).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText(en.line.safe).closest('[role="status"]')).toHaveTextContent(en.line.gone);
  expect(check).toHaveBeenCalledTimes(1);
});

test('a page without money is told nothing of it', async () => {
  await show({ isAboutMoney: false });
  act(() => connectivityStore.setState({ isDown: true }));
  expect(screen.getByText(en.line.gone)).toBeInTheDocument();
  expect(screen.queryByText(en.line.safe)).not.toBeInTheDocument();
});

test('while it is looked at, Retry is busy', async () => {
  const { user, check } = await show();
  act(() => connectivityStore.setState({ isDown: true, isChecking: true }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await user.click(retry);
  expect(check).not.toHaveBeenCalled();
});

test('goes when the line is back, and tells those who do not see it go', async () => {
  await show();
  act(() => connectivityStore.setState({ isDown: true }));
  act(() => {
    connectivityStore.setState({ isDown: false });
    publish('network.online', {});
  });
  expect(screen.queryByText(en.line.gone)).not.toBeInTheDocument();
  expect(screen.getByText(en.line.back)).toBeInTheDocument();
});
