import { screen, waitFor } from '@testing-library/react';
import { paths } from 'shared-kernel/contracts/paths';
import { getConsolidatedSettings, getCustomerServiceLink } from 'shared-kernel/contracts/system';
import { answer, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { renderPage } from 'shared-kernel/testing/render-page';
import { someSettings } from 'shared-kernel/testing/site-builders';
import { expectStartedCalls } from 'shared-kernel/testing/started-calls';
import { manifest } from '../../manifest.ts';
import { Page } from './service.page.tsx';
import en from './texts.en.json';

const server = serveApi();

const channel = (csPosition: string, type: 'LIVECHAT' | 'TELEGRAM', title: string, path = '') => ({
  csPosition,
  type,
  title,
  path,
});
const withChannels = (...customerService: ReturnType<typeof channel>[]) =>
  answer(getConsolidatedSettings, someSettings({ customerService }));

const open = () => renderPage(<Page />, { path: paths.service });

it('asks for exactly what its document starts', async () => {
  server.use(withChannels(channel('1', 'LIVECHAT', 'Live chat')));
  const route = manifest.routes.find(({ page }) => page === 'service');
  await expectStartedCalls(server, route, open);
});

describe('customer service', () => {
  it('lists the channels by their positions', async () => {
    server.use(withChannels(channel('2', 'TELEGRAM', 'Telegram'), channel('1', 'LIVECHAT', 'Live chat')));
    await open();
    const rows = await screen.findAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Live chat'),
      expect.stringContaining('Telegram'),
    ]);
  });

  it('opens the list of a channel with several entries, and closes it; an entry is asked for at its own path', async () => {
    server.use(
      withChannels(
        channel('1', 'LIVECHAT', 'Live chat'),
        channel('2', 'TELEGRAM', 'Games'),
        channel('3', 'TELEGRAM', 'Money', '%2Fwps%2Fdesk%3Fof%3D3'),
      ),
      answer({ ...getCustomerServiceLink, path: '/wps/desk' }, { link: 'https://chat.example/money' }),
    );
    const beside = jest.spyOn(window, 'open').mockReturnValue(window);
    const { user } = await open();
    const telegram = await screen.findByRole('button', { name: /Telegram/, expanded: false });
    await user.click(telegram);
    await user.click(screen.getByRole('button', { name: 'Money' }));
    await waitFor(() => expect(beside).toHaveBeenCalledWith('https://chat.example/money', '_blank'));
    await user.click(telegram);
    expect(screen.queryByRole('button', { name: 'Money' })).not.toBeInTheDocument();
  });

  it('says so when no channel is open', async () => {
    server.use(withChannels());
    await open();
    expect(await screen.findByText(en.service.empty)).toBeVisible();
  });

  it('offers another try when the channels do not come', async () => {
    server.use(refuse(getConsolidatedSettings, 'unknown'));
    const { user } = await open();
    await screen.findByText(en.service.failed);
    server.use(withChannels(channel('1', 'LIVECHAT', 'Live chat')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Live chat')).toBeVisible();
  });
});
