import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { setNavigationGuard } from 'shared-kernel/host/router';
import { cleanHtml } from './clean-html.ts';
import { RichText, useRichTextReady } from './rich-text.tsx';

it.each([
  ['runs nothing', '<img src="x.png" onerror="alert(1)"><script>alert(1)</script>', '<img loading="lazy" src="x.png">'],
  ['keeps no look of its own', '<p style="color:red" class="x">Hi</p>', '<p>Hi</p>'],
  ['speaks up nowhere', '<p role="alert" aria-live="assertive" aria-modal="true">Hi</p>', '<p>Hi</p>'],
  ['names nothing for the page', '<p id="root" name="x" data-broken="1" slot="x">Hi</p>', '<p>Hi</p>'],
  ['opens nothing of its own', '<iframe src="https://evil.test"></iframe><form><input></form>', ''],
  ['has no link to code', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['has no link to another host in disguise', '<a href="//evil.test/m/home">a</a>', '<a>a</a>'],
])('%s', (_rule, dirty, clean) => {
  const box = document.createElement('div');
  box.innerHTML = String(cleanHtml(dirty));
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

it('asks the guide before it goes, as every link of the site does', async () => {
  const stop = setNavigationGuard({ follow: () => undefined, intend: () => undefined });
  const { user, address } = await renderPage(<RichText html={'<a href="/m/help?i=2">Help</a>'} />);
  const before = address();
  await user.click(await screen.findByRole('link', { name: 'Help' }));
  expect(address()).toBe(before);
  stop();
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

it('stands at once where a page has waited for the code of texts', async () => {
  const Page = () => (useRichTextReady() ? <RichText html="<p>Terms</p>" /> : <p>waiting</p>);
  const { container } = await renderPage(<Page />);
  expect(await screen.findByText('Terms')).toBeVisible();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

it('leaves a link to a page that is not live as words', async () => {
  await renderPage(<RichText html={'<a href="/m/nowhere">Nowhere</a> <a href="/m/help?i=2">Help</a>'} />);
  expect(await screen.findByRole('link', { name: 'Help' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nowhere' })).not.toBeInTheDocument();
  expect(screen.getByText('Nowhere')).toBeVisible();
});
