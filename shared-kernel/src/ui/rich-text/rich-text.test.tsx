import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kernel/testing/render-page';
import { cleanHtml } from './clean-html.ts';
import { RichText } from './rich-text.tsx';

it.each([
  ['runs nothing', '<img src="x.png" onerror="alert(1)"><script>alert(1)</script>', '<img loading="lazy" src="x.png">'],
  ['keeps no look of its own', '<p style="color:red" class="x">Hi</p>', '<p>Hi</p>'],
  ['opens nothing of its own', '<iframe src="https://evil.test"></iframe><form><input></form>', ''],
  ['has no link to code', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['has no link to another host in disguise', '<a href="//evil.test/m/home">a</a>', '<a>a</a>'],
])('%s', (_rule, dirty, clean) => {
  const box = document.createElement('div');
  box.innerHTML = cleanHtml(dirty);
  const wanted = document.createElement('div');
  wanted.innerHTML = clean;
  expect(box.isEqualNode(wanted)).toBe(true);
});

it('goes to a page of the site by the router and tells that it leaves', async () => {
  const onLeave = jest.fn();
  const { user, address } = await renderPage(<RichText html={'<a href="/m/help?i=2">Help</a>'} onLeave={onLeave} />);
  await user.click(await screen.findByRole('link', { name: 'Help' }));
  expect(address()).toBe('/m/help?i=2');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('goes where the page says that an address is', async () => {
  const html = '<a href="/m/activityInfo?id=3">The season</a>';
  const { user, address } = await renderPage(<RichText html={html} pageFor={() => '/m/rewardCenter'} />);
  await user.click(await screen.findByRole('link', { name: 'The season' }));
  expect(address()).toBe('/m/rewardCenter');
});

it('opens another site beside this one, which learns nothing of it', async () => {
  await renderPage(<RichText html={'<a href="https://bank.test/fees">Fees</a>'} />);
  const link = await screen.findByRole('link', { name: 'Fees' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
