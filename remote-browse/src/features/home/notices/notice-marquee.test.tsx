import { someAnnouncements } from '@shared-kernel/testing/site-builders';
import { act, screen } from '@testing-library/react';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { NoticeStrip } from './notice-strip.tsx';

const BOX_PX = 320;

/** The line's own width, and its box's. */
const measureAs = (linePx: number) =>
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.classList.contains('run') ? BOX_PX : linePx;
  });

const { notices } = someAnnouncements();

afterEach(() => void jest.useRealTimers());

it.each([
  ['fit into the strip', 80, BOX_PX],
  ['do not', 900, 900],
])('lets titles that %s stand to be read, then moves them', async (_, linePx, passPx) => {
  const widths = measureAs(linePx);
  jest.useFakeTimers();
  await renderBrowse(<NoticeStrip notices={notices} onDownload={undefined} />);
  const link = await screen.findByRole('link');
  // Their code comes later than the page, and the line stands from then on.
  await screen.findByText('Twelve of them.');
  const moving = () => link.querySelector('[data-moving="now"]');
  act(() => void jest.advanceTimersByTime(2999));
  expect(moving()).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(moving()).toHaveStyle({ animationDuration: `${passPx / 36}s` });
  expect(link).toHaveAttribute('href', '/m/notice');
  expect(link.querySelector('svg')).not.toBeNull();
  widths.mockRestore();
});

it('says after each title what the notice says first', async () => {
  const [notice] = notices;
  const contentLobby = '<p>Sunday 03:00 to 04:00. Deposits &amp; play stay open.</p>';
  await renderBrowse(
    <NoticeStrip notices={[{ ...notice, id: 'n2', title: 'Maintenance', contentLobby }]} onDownload={undefined} />,
  );
  expect(await screen.findByText('Sunday 03:00 to 04:00.')).toBeVisible();
  expect(screen.getByText('Maintenance')).toBeVisible();
  expect(screen.queryByText(/stay open/)).not.toBeInTheDocument();
});
