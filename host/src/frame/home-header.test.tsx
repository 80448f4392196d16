import { getBalance } from '@shared-kernel/contracts/member/member';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import ty from '../../locales/ty.json' with { type: 'json' };
import { HomeHeader } from './home-header.tsx';

const namespaces = { frame: { EN: en, TY: ty } };
const server = serveApi();

const scrollTo = (px: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: px, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
afterEach(() => scrollTo(0));

it('is part of the page’s sky until something scrolls under it, then a bar', async () => {
  await renderPage(<HomeHeader />);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-solid');
  scrollTo(1);
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid');
  scrollTo(0);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-solid');
});

it('says where a member’s balance would stand that it did not come', async () => {
  server.use(refuse(getBalance, 'feature.unavailable'));
  await renderPage(<HomeHeader />, { session: aSession(), namespaces });
  expect(await screen.findByText(en.header.balanceUnknown)).toBeVisible();
});

describe('browsing §2, page frame', () => {
  const links = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const expectTools = () => {
    expect(screen.getByRole('button', { name: 'Language: English' })).toBeVisible();
    expect(screen.getByRole('button', { name: en.popover.label })).toBeVisible();
  };

  it.each([
    ['with DIRECTREG3', ['DIRECTREG3'], ['/m/home', '/m/login', '/m/register']],
    ['without it', [], ['/m/home', '/m/login']],
  ] as const)('a guest has the logo and the ways in, %s, and the tools', async (_flag, flags, shown) => {
    await renderPage(<HomeHeader />, { namespaces, flags: [...flags] });
    expect(links()).toEqual(shown);
    expectTools();
  });

  it('a member has account, balance and deposit, and the tools', async () => {
    server.use(answer(getBalance, aBalance({ sumBalance: '12480.50' })));
    await renderPage(<HomeHeader />, { namespaces, session: aSession() });
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('maria₱12,480.50'));
    expect(links()).toEqual(['/m/home', '/m/voucherCenter']);
    expectTools();
  });

  it('a trial has play money that says so, and the way to an account in place of a deposit', async () => {
    server.use(answer(getBalance, aBalance({ sumBalance: '10000.00' })));
    await renderPage(<HomeHeader />, { namespaces, session: aSession({ type: '4' }) });
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('₱10,000.00 Play money'));
    expect(links()).toEqual(['/m/home', '/m/register']);
  });

  it('does not spell out the number of whoever has it as a name', async () => {
    await renderPage(<HomeHeader />, { namespaces, session: aSession({ userName: '639180174274' }) });
    expect(screen.getByText('639***74')).toBeVisible();
  });
});
