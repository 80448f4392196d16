import { sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings, getCustomerServiceLink, getHelpCenter } from '@shared-kernel/contracts/system/system';
import form from '@shared-kernel/forms/feedback/texts.en.json';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { hearServerTime } from 'shared-kernel/host/clock';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './service.page.tsx';
import en from './texts.en.json';

const QUESTIONS = [
  { title: 'When will my deposit arrive?', content: '<p>Within minutes.</p>' },
  { title: 'I forgot my password', content: '<p>Set a new one.</p>' },
];
const server = serveApi(answer(getHelpCenter, { items: QUESTIONS }));

const channel = (csPosition: string, type: 'LIVECHAT' | 'TELEGRAM', title: string, path = '') => ({
  csPosition,
  type,
  title,
  path,
});
/** Midnight in Manila is long over, and nobody is at work. */
const AT_FIVE = '2026-07-14T05:00:00+08:00';
const byDay = (csPosition: string) => ({
  ...channel(csPosition, 'TELEGRAM', 'Telegram'),
  opensAt: '08:00',
  closesAt: '23:00',
});
const withChannels = (...customerService: ReturnType<typeof channel>[]) =>
  answer(getConsolidatedSettings, someSettings({ customerService }));

const open = (options: RenderPageOptions = {}) => renderPage(<Page />, { path: paths.service, ...options });
const openAt = async (instant: string, options: RenderPageOptions = {}) => {
  const page = await open({ flags: ['FEEDBACK3'], ...options });
  // Before the settings are there: what depends on the hours is not on the page yet.
  hearServerTime(instant);
  return page;
};

it('asks for exactly what its document starts', async () => {
  server.use(withChannels(channel('1', 'LIVECHAT', 'Live chat')));
  const route = manifest.routes.find(({ page }) => page === 'service');
  await expectStartedCalls(server, route, open);
});

describe('customer service', () => {
  it('lists the channels by their positions', async () => {
    server.use(withChannels(channel('2', 'TELEGRAM', 'Telegram'), channel('1', 'LIVECHAT', 'Live chat')));
    await open();
    const rows = within(await screen.findByRole('list', { name: shared.channel.title })).getAllByRole('button');
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
    await user.click(screen.getByRole('button', { name: /^Money/ }));
    await waitFor(() => expect(beside).toHaveBeenCalledWith('https://chat.example/money', '_blank'));
    await user.click(telegram);
    expect(screen.queryByRole('button', { name: /^Money/ })).not.toBeInTheDocument();
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

describe('the hours', () => {
  it('stand with each channel, by the merchant’s clock', async () => {
    server.use(withChannels(channel('1', 'LIVECHAT', 'Live chat'), byDay('2')));
    await openAt(AT_FIVE);
    expect(await screen.findByRole('button', { name: /Live chat.*Day and night/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Telegram.*opens at 08:00/ })).toBeVisible();
    expect(screen.queryByText(en.service.offDuty)).not.toBeInTheDocument();
  });

  it('of a channel that is open end as it says', async () => {
    server.use(withChannels(byDay('1')));
    await openAt('2026-07-14T22:59:00+08:00');
    expect(await screen.findByRole('button', { name: /Open until 23:00/ })).toBeVisible();
    expect(screen.queryByText(en.service.offDuty)).not.toBeInTheDocument();
  });
});

describe('while nobody answers', () => {
  beforeEach(() => server.use(withChannels(byDay('1'))));

  it('a member leaves a message, which is sent once and said to have come', async () => {
    const sent: unknown[] = [];
    server.use(
      answerBy(sendFeedback, (input) => {
        sent.push(input);
        return { id: '7' };
      }),
    );
    const { user } = await openAt(AT_FIVE, { session: aSession() });
    await user.selectOptions(await screen.findByLabelText(form.about), 'DEPOSIT');
    await user.click(screen.getByRole('button', { name: form.send }));
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.type(screen.getByLabelText(form.message), 'It took an hour.');
    await user.click(screen.getByRole('button', { name: form.send }));
    expect(await screen.findByText(en.service.sent)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('button', { name: form.send })).not.toBeInTheDocument();
  });

  it('what was typed stays when it cannot be sent', async () => {
    server.use(refuse(sendFeedback, 'unknown'));
    const { user } = await openAt(AT_FIVE, { session: aSession() });
    await user.type(await screen.findByLabelText(form.message), 'It took an hour.');
    await user.click(screen.getByRole('button', { name: form.send }));
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
    expect(screen.getByLabelText(form.message)).toHaveValue('It took an hour.');
  });

  it('a guest is asked to log in, and comes back', async () => {
    await openAt(AT_FIVE);
    expect(await screen.findByText(en.service.messageLogin)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login?back=%2Fm%2Fservice');
  });

  it('a brand that takes no feedback offers none', async () => {
    await openAt(AT_FIVE, { flags: [], session: aSession() });
    expect(await screen.findByText(en.service.offDuty)).toBeVisible();
    expect(screen.queryByLabelText(form.message)).not.toBeInTheDocument();
  });
});

describe('what is asked often', () => {
  beforeEach(() => server.use(withChannels(channel('1', 'LIVECHAT', 'Live chat'))));

  it('opens one answer at a time', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'When will my deposit arrive?', expanded: false }));
    expect(await screen.findByText('Within minutes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I forgot my password' }));
    expect(await screen.findByText('Set a new one.')).toBeVisible();
    expect(screen.queryByText('Within minutes.')).not.toBeInTheDocument();
  });

  it('says so when the questions do not come; the channels are there', async () => {
    server.use(refuse(getHelpCenter, 'unknown'));
    await open();
    expect(await screen.findByText(en.service.faqFailed)).toBeVisible();
    expect(await screen.findByText('Live chat')).toBeVisible();
  });
});
