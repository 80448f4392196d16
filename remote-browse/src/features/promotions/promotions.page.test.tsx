import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aPromotion, type Promotion, someAnnouncements } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { hearServerTime } from 'shared-kernel/host/clock';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './promotions.page.tsx';
import en from './texts.en.json';

const FISHING = { id: 'fishing', name: 'Fishing' };
const OVER = aPromotion({ id: 'over', title: 'Harvest week', endsAt: '2027-01-01T00:00:00+08:00', category: FISHING });
const RUNNING = aPromotion({ id: 'on', title: 'Lantern season', endsAt: '2027-02-01T00:00:00+08:00' });
const SOON = aPromotion({
  id: 'soon',
  title: 'New year draw',
  startsAt: '2027-02-01T00:00:00+08:00',
  endsAt: undefined,
});

const server = serveApi();
const withPromotions = (...promotions: readonly Promotion[]) =>
  answer(getAnnouncements, someAnnouncements({ promotions: [...promotions] }));
const open = async (search = '') => {
  const page = await renderBrowse(<Page />, { path: paths.promotions + search });
  // Before the promotions are there: their stages are not on the page yet.
  hearServerTime('2027-01-10T12:00:00+08:00');
  return page;
};
const cards = async () => within(await screen.findByRole('list', { name: en.promotion.title })).getAllByRole('link');

it('asks for exactly what its document starts', async () => {
  server.use(withPromotions(RUNNING));
  const route = manifest.routes.find(({ page }) => page === 'promotions');
  await expectStartedCalls(server, route, () => open());
});

it('has what runs first and what is over last, each with its dates and its stage', async () => {
  server.use(withPromotions(OVER, SOON, RUNNING, aPromotion({ ...RUNNING, id: 'in', isJoined: true })));
  await open();
  const words = (await cards()).map(({ textContent }) => textContent);
  expect(words).toEqual([
    expect.stringMatching(/Lantern season.*11\/01\/2025 – 01\/31\/2027$/),
    expect.stringMatching(/Lantern season.*Joined11\/01\/2025/),
    expect.stringMatching(/New year draw.*SoonFrom 02\/01\/2027$/),
    expect.stringMatching(/Harvest week.*Ended11\/01\/2025 – 12\/31\/2026$/),
  ]);
});

it.each([
  ['2027-01-11T00:00:00+08:00', 'Ends today'],
  ['2027-01-12T00:00:00+08:00', 'Ends in 1 day'],
  ['2027-01-12T18:00:00+08:00', 'Ends in 2 days'],
  ['2027-01-19T00:00:00+08:00', undefined],
])('one that ends at %s says %s', async (endsAt, words) => {
  hearServerTime('2027-01-10T12:00:00+08:00');
  server.use(withPromotions(aPromotion({ endsAt })));
  await open();
  const [card] = await cards();
  expect(screen.queryByText(/^Ends/)?.textContent).toBe(words);
  expect(card).toBeVisible();
});

it('leads to the promotion’s own page, or where it says', async () => {
  server.use(
    withPromotions(RUNNING, aPromotion({ id: 'x', title: 'Mail', link: 'https://example.test/x' }), {
      ...aPromotion({ title: 'Only told' }),
      id: '',
    }),
  );
  const { user, address } = await open();
  const [own, outside, ...others] = await cards();
  expect(others).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Only told' })).toBeVisible();
  expect(outside).toHaveAttribute('href', 'https://example.test/x');
  expect(outside).toHaveAttribute('target', '_blank');
  if (own) await user.click(own);
  expect(address()).toBe('/m/activityInfo?id=on');
});

describe('the categories', () => {
  it('leave what belongs to them, and stand in the address', async () => {
    server.use(withPromotions(OVER, RUNNING));
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fishing', pressed: false }));
    expect(address()).toBe('/m/activity?category=fishing');
    expect(await cards()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: en.promotion.all }));
    expect(address()).toBe('/m/activity');
    expect(await cards()).toHaveLength(2);
  });

  it('that nobody knows shows all', async () => {
    server.use(withPromotions(OVER, RUNNING));
    await open('?category=nothing');
    expect(await cards()).toHaveLength(2);
    expect(screen.getByRole('button', { name: en.promotion.all, pressed: true })).toBeVisible();
  });

  it('are not offered where there is one', async () => {
    server.use(withPromotions(RUNNING));
    await open();
    await cards();
    expect(screen.queryByRole('group', { name: en.promotion.categories })).not.toBeInTheDocument();
  });
});

it('does not take the place of the home page’s record', async () => {
  localStorage.setItem('announcementNotice', 'home');
  server.use(withPromotions(RUNNING));
  await open();
  await cards();
  expect(localStorage.getItem('announcementNotice')).toBe('home');
  localStorage.clear();
});

it('says so when there is none', async () => {
  server.use(withPromotions());
  await open();
  expect(await screen.findByRole('heading', { name: en.promotion.none })).toBeVisible();
});

it('offers another try when they do not come', async () => {
  server.use(refuse(getAnnouncements, 'unknown'));
  const { user } = await open();
  await screen.findByText(en.promotion.failed);
  server.use(withPromotions(RUNNING));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});
