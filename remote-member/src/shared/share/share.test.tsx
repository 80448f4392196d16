import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { share } from './share.tsx';

const URL_OF = 'https://tala.ph/m/register?recommenderId=1042';
const NOTHING = () => undefined;

const withShare = (value: unknown) => Object.defineProperty(navigator, 'share', { value, configurable: true });

const press = async () => {
  const { user } = await renderPage(
    <button type="button" onClick={() => void share({ title: 'Invite a friend', url: URL_OF })}>
      Share
    </button>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return user;
};

afterEach(() => withShare(undefined));

it('hands the link to the phone, and a player who thinks better of it is left in peace', async () => {
  const shareOfPhone = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  withShare(shareOfPhone);
  await press();
  await waitFor(() => expect(shareOfPhone).toHaveBeenCalledWith({ title: 'Invite a friend', url: URL_OF }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['there is no share sheet', NOTHING],
  ['the share sheet refuses', () => withShare(() => Promise.reject(new DOMException('', 'NotAllowedError')))],
])('shows the link, its code and a button that copies where %s', async (_case, prepare) => {
  prepare();
  const user = await press();
  expect(await screen.findByRole('dialog', { name: 'Invite a friend' })).toHaveTextContent(URL_OF);
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(URL_OF);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
