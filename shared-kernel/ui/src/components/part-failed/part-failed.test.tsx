import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { ApiError } from 'shared-kernel/api';
import { hearServerTime } from 'shared-kernel/host/clock';
import { PartFailed } from './part-failed.tsx';

const ERROR = new ApiError({ code: 'unknown', status: 500, message: '' });

test('says what did not come, with a Retry of its own', async () => {
  const retry = jest.fn();
  const { user } = await renderPage(<PartFailed text="The balance did not load" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The balance did not load');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a code and a time can be read out, the time by the site’s clock', async () => {
  const failedAt = Date.now();
  await renderPage(<PartFailed onRetry={jest.fn()} error={ERROR} failedAt={failedAt} />);
  // Manila is eight hours ahead.
  const time = new Date(failedAt + 8 * 3_600_000).toISOString().slice(11, 19);
  expect(screen.getByRole('alert')).toHaveTextContent(`Code SRV-500 · ${time}`);
});

test('on a phone whose clock is two hours slow it is still the site’s time', async () => {
  const { rerender } = await renderPage(<p />);
  const sitesNow = new Date(Date.now() + 2 * 3_600_000);
  hearServerTime(sitesNow.toISOString());
  const page = () => <PartFailed onRetry={jest.fn()} error={ERROR} failedAt={Date.now()} />;
  rerender(page());
  const hour = new Date(sitesNow.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
  expect(screen.getByRole('alert')).toHaveTextContent(`Code SRV-500 · ${hour}`);
});

test('it keeps the room of its skeleton, which nobody hears', async () => {
  await renderPage(<PartFailed onRetry={jest.fn()} room={<p role="status">One moment</p>} />);
  expect(screen.getByText('One moment')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'One moment' })).not.toBeInTheDocument();
});
