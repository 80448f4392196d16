import { act, screen } from '@testing-library/react';
import { getBalance } from 'shared-kernel/contracts/member';
import { refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { aSession } from 'shared-kernel/testing/member-builders';
import { renderPage } from 'shared-kernel/testing/render-page';
import en from '../../locales/en.json' with { type: 'json' };
import ty from '../../locales/ty.json' with { type: 'json' };
import { HomeHeader } from './home-header.tsx';

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
  await renderPage(<HomeHeader />, { session: aSession(), namespaces: { frame: { EN: en, TY: ty } } });
  expect(await screen.findByText(en.header.balanceUnknown)).toBeVisible();
});
