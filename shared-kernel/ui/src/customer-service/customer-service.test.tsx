import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { getCustomerServiceLink } from '@shared-kernel/contracts/system/system';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aRoute } from '@shared-kernel/testing/site-builders';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useCustomerService } from './customer-service.ts';

const server = serveApi();

const FAILED = 'Customer service could not be opened.';
let channelPath = '';
const SERVICE_ROUTE = aRoute({ path: '/m/service' });

const ServiceButtons = () => {
  const open = useCustomerService(FAILED);
  return (
    <>
      <button type="button" onClick={() => open()}>
        Service
      </button>
      <button type="button" onClick={() => open({ type: 'TELEGRAM', path: channelPath })}>
        Telegram
      </button>
    </>
  );
};

const press = async (link: string | null, routes: readonly ReleaseRoute[] = [], tab: Window | null = window) => {
  server.use(link === null ? refuse(getCustomerServiceLink, 'unknown') : answer(getCustomerServiceLink, { link }));
  const open = jest.spyOn(window, 'open').mockReturnValue(tab);
  const page = await renderPage(<ServiceButtons />, { path: '/m/login', routes });
  await page.user.click(screen.getByRole('button', { name: 'Service' }));
  return { ...page, open };
};

test('an outside link opens beside the site, without a way back into it', async () => {
  const tab = { opener: window } as Window;
  const { open, address } = await press('https://service.example/chat', [], tab);
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://service.example/chat', '_blank'));
  await waitFor(() => expect(tab.opener).toBeNull());
  expect(address()).toBe('/m/login');
});

test('a page of the site opens in place', async () => {
  const { open, address } = await press('/m/service?channel=livechat', [SERVICE_ROUTE]);
  await waitFor(() => expect(address()).toBe('/m/service?channel=livechat'));
  expect(open).not.toHaveBeenCalled();
});

test('a page that nobody shows is said to fail, and nobody leaves for it', async () => {
  const { address } = await press('/m/service');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(address()).toBe('/m/login');
});

test.each(['javascript:alert(1)', 'data:text/html,x', ''])('%p is no link: nothing is opened for it', async (link) => {
  const { open } = await press(link, [SERVICE_ROUTE]);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

test('a link that does not come is said to fail', async () => {
  const { open } = await press(null, [SERVICE_ROUTE]);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(open).not.toHaveBeenCalled();
});

test('what is on the host name but is no page of the site opens beside it', async () => {
  const { open, address } = await press('/chat/room', [SERVICE_ROUTE]);
  await waitFor(() => expect(open).toHaveBeenCalledWith(`${window.location.origin}/chat/room`, '_blank'));
  expect(address()).toBe('/m/login');
});

const pressChannel = async (path: string) => {
  channelPath = path;
  const asked: string[] = [];
  const { user } = await press('https://service.example/chat');
  server.use(
    http.get('*/wps/*', ({ request }) => {
      asked.push(request.url.slice(new URL(request.url).origin.length));
      return HttpResponse.json({ success: true, value: { link: 'https://service.example/telegram' } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Telegram' }));
  await waitFor(() => expect(window.open).toHaveBeenCalledWith('https://service.example/telegram', '_blank'));
  return asked;
};

test('an entry’s link is asked for at the path that the settings give, encoded', async () => {
  const asked = await pressChannel(encodeURIComponent('/wps/system/desk?csPosition=3&of=ñ'));
  expect(asked).toEqual([expect.stringMatching(/^\/wps\/system\/desk\?csPosition=3&of=/)]);
});

test.each(['', '%', 'https://elsewhere.example/wps/x', '//elsewhere.example/wps/x'])(
  'at the path "%s", none of the API’s, the channel’s own link is asked for',
  async (path) => {
    await expect(pressChannel(path)).resolves.toEqual([`${getCustomerServiceLink.path}?type=TELEGRAM`]);
  },
);
