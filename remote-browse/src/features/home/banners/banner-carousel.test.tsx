import { someAnnouncements } from '@shared-kernel/testing/site-builders';
import { act, screen, waitFor } from '@testing-library/react';
import type { Banner } from '../../../shared/announcements/announcements.ts';
import { startCarousel } from '../../../shared/carousel/carousel-engine.ts';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

jest.mock('../../../shared/carousel/carousel-engine.ts');

const [first] = someAnnouncements().banners;
const banners = (count: number, own: Partial<Banner> = {}): readonly Banner[] =>
  Array.from({ length: count }, (_, place) => ({ ...(first as Banner), id: `b${place}`, ...own }));

/** What waits for the page to be idle has come. */
const idle = () => act(() => new Promise<void>((resolve) => window.requestIdleCallback(() => resolve())));

beforeEach(() => {
  jest.mocked(startCarousel).mockReset();
  jest.mocked(startCarousel).mockReturnValue({ pause: jest.fn(), resume: jest.fn(), destroy: jest.fn() });
});

it('with more than one banner moves on every 5 s, with a dot each', async () => {
  const { container } = await renderBrowse(<BannerCarousel banners={banners(3)} />);
  await waitFor(() => expect(startCarousel).toHaveBeenCalledTimes(1));
  expect(jest.mocked(startCarousel).mock.lastCall?.[1]).toMatchObject({ direction: 'horizontal', autoplayMs: 5000 });
  expect(container.querySelectorAll('i')).toHaveLength(3);
});

it('with one banner stands still, without dots', async () => {
  const { container } = await renderBrowse(<BannerCarousel banners={banners(1)} />);
  await idle();
  expect(startCarousel).not.toHaveBeenCalled();
  expect(container.querySelector('i')).toBeNull();
});

it.each([
  ['a page of the site', '/m/activity', { href: '/m/activity', target: null }],
  ['another site', 'https://a.test/b', { href: 'https://a.test/b', target: '_blank' }],
])('leads to %s', async (_what, link, { href, target }) => {
  await renderBrowse(<BannerCarousel banners={banners(1, { link })} />);
  const slide = screen.getByRole('link', { name: /Harvest/ });
  expect(slide).toHaveAttribute('href', href);
  expect(slide.getAttribute('target')).toBe(target);
});

it('is no link to a page that is not live', async () => {
  await renderBrowse(<BannerCarousel banners={banners(1, { link: '/m/nowhere' })} />);
  expect(screen.getByText(/Harvest/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
