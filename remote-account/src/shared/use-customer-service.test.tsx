import { screen, waitFor } from '@testing-library/react';
import type { ReleaseRoute } from 'shared-kernel/contracts/release';
import { getCustomerServiceLink } from 'shared-kernel/contracts/system';
import { answer, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { renderPage } from 'shared-kernel/testing/render-page';
import { aRoute } from 'shared-kernel/testing/site-builders';
import { ToastRegion } from 'shared-kernel/ui/toast';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { useCustomerService } from './use-customer-service.ts';

const server = serveApi();

const SERVICE_ROUTE = aRoute({ path: '/m/service' });

const ServiceButton = () => (
  <button type="button" onClick={useCustomerService()}>
    Service
  </button>
);

const press = async (link: string, routes: readonly ReleaseRoute[] = []) => {
  server.use(answer(getCustomerServiceLink, { link }));
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const page = await renderPage(
    <>
      <ServiceButton />
      <ToastRegion />
    </>,
    { path: '/m/login', routes, namespaces: { account: { EN: en, TY: ty } } },
  );
  await page.user.click(screen.getByRole('button'));
  return { ...page, open };
};

describe('customer service', () => {
  it('opens an outside link beside the site', async () => {
    const { open, address } = await press('https://service.example/chat');
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://service.example/chat', '_blank'));
    expect(address()).toBe('/m/login');
  });

  it('goes to a page of the site in place', async () => {
    const { open, address } = await press('/m/service?channel=livechat', [SERVICE_ROUTE]);
    await waitFor(() => expect(address()).toBe('/m/service?channel=livechat'));
    expect(open).not.toHaveBeenCalled();
  });

  it('says so when nobody shows that page', async () => {
    const { address } = await press('/m/service');
    expect(await screen.findByText(en.login.serviceFailed)).toBeVisible();
    expect(address()).toBe('/m/login');
  });

  it('says so when the link does not come', async () => {
    const { user } = await press('/m/service');
    server.use(refuse(getCustomerServiceLink, 'unknown'));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText(en.login.serviceFailed)).toBeVisible();
  });
});
