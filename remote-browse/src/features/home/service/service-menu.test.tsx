import { getConsolidatedSettings, getCustomerServiceLink } from '@shared-kernel/contracts/system/system';
import { answer, answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../shared/texts.en.json';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { ServiceMenu } from './service-menu.tsx';

const entry = (csPosition: string, type: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK', title: string, path = '') => ({
  csPosition,
  type,
  title,
  path,
});
const CHANNELS = [
  entry('1', 'LIVECHAT', 'Live chat'),
  entry('2', 'TELEGRAM', 'Telegram in English'),
  entry('3', 'TELEGRAM', 'Telegram in Filipino', '%2Fwps%2Fsystem%2FcustomerService%2Ffilipino'),
];
const server = serveApi(
  answer(getConsolidatedSettings, someSettings({ customerService: CHANNELS })),
  answerBy(getCustomerServiceLink, ({ type }) => ({ link: `https://chat.test/${type}` })),
);

const { menu, title, name } = en.channel;
const openMenu = async () => {
  const page = await renderBrowse(<ServiceMenu />);
  await page.user.click(await screen.findByRole('button', { name: menu }));
  const list = await screen.findByRole('list', { name: title });
  return { ...page, list };
};

it('opens a channel with one entry directly, and closes', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window);
  const { user, list } = await openMenu();
  await user.click(within(list).getByRole('button', { name: /^Live chat/ }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('https://chat.test/LIVECHAT', '_blank'));
  await waitFor(() => expect(screen.queryByRole('list', { name: title })).not.toBeInTheDocument());
  opened.mockRestore();
});

it('opens the list of a channel with several entries, and closes it again', async () => {
  const { user, list } = await openMenu();
  const channel = within(list).getByRole('button', { name: new RegExp(`^${name.TELEGRAM}`) });
  expect(channel).toHaveAttribute('aria-expanded', 'false');
  await user.click(channel);
  expect(channel).toHaveAttribute('aria-expanded', 'true');
  expect(within(screen.getByRole('list', { name: name.TELEGRAM })).getAllByRole('button')).toHaveLength(2);
  await user.click(channel);
  expect(screen.queryByRole('list', { name: name.TELEGRAM })).not.toBeInTheDocument();
});

it('is not there where customer service has no channel', async () => {
  const asked = jest.fn(() => someSettings({ customerService: [] }));
  server.use(answerBy(getConsolidatedSettings, asked));
  await renderBrowse(<ServiceMenu />);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: menu })).not.toBeInTheDocument();
});

it('steps aside while one scrolls down, and comes back on the way up', async () => {
  await renderBrowse(<ServiceMenu />);
  const place = (await screen.findByRole('button', { name: menu })).closest('[class]:not(button)');
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  scrollTo(300);
  await waitFor(() => expect(place?.closest('[data-away]')).not.toBeNull());
  scrollTo(200);
  await waitFor(() => expect(place?.closest('[data-away]')).toBeNull());
  scrollTo(0);
});
