import { screen } from '@testing-library/react';
import { someAnnouncements } from 'shared-kernel/testing/site-builders';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { NoticeMarquee } from './notice-marquee.tsx';

const BOX_PX = 320;

/** The line's own width; its box is the link. */
const measureAs = (linePx: number) =>
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'A' ? BOX_PX : linePx;
  });

const { notices } = someAnnouncements();

it.each([
  ['fit into the strip', 80, BOX_PX],
  ['do not', 900, 900],
])('moves titles that %s', async (_, linePx, passPx) => {
  const widths = measureAs(linePx);
  await renderBrowse(<NoticeMarquee notices={notices} />);
  const link = await screen.findByRole('link');
  const moving = link.querySelector('[data-moving]');
  expect(moving).toHaveStyle({ animationDuration: `${passPx / 36}s` });
  expect(link).toHaveAttribute('href', '/m/notice');
  widths.mockRestore();
});
