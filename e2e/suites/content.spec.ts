import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { HelpPage } from '../pages/help.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { NoticePage } from '../pages/notice.page.ts';
import { PromotionsPage } from '../pages/promotions.page.ts';

const at = (path: string): RegExp => new RegExp(`${path.replaceAll('/', '\\/')}$`);

test('from the strip of the home page to the notices, into one, and back home', { tag: SPOKEN }, async ({
  page,
  pages,
}) => {
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  await pages.notice.strip.click();
  await expect(page).toHaveURL(at(NoticePage.path));
  await expect(pages.frame.bottomMenu).toBeHidden();
  await expect(pages.notice.unread).toHaveCount(0);
  const first = pages.notice.rows.first();
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await pages.frame.backButton.click();
  await expect(page).toHaveURL(at(HomePage.path));
});

test('a member reads a notice: it is new no longer, on this page and in the hub', async ({
  page,
  pages,
  control,
  signedInAs,
  t,
}) => {
  await signedInAs(await aMember(control));
  await pages.notice.open();
  await expect(pages.notice.rows.first()).toBeVisible();
  const unread = await pages.notice.unread.count();
  expect(unread).toBeGreaterThan(1);
  const told = page.waitForResponse((response) => response.url().includes('/wps/announcement/read'));
  await pages.notice.rows.first().click();
  await expect(pages.notice.unread).toHaveCount(unread - 1);
  await told;
  await pages.notice.openHub();
  const counted = t('browse:message.unreadNotices', { count: unread - 1 });
  await expect(pages.notice.hubRows.filter({ hasText: counted })).toBeVisible();
});

test('a guest wants a promotion, logs in, comes back to it and joins', { tag: SPOKEN }, async ({
  page,
  pages,
  control,
}) => {
  const member = await aMember(control);
  await pages.promotions.open();
  await expect(pages.frame.bottomMenu).toBeHidden();
  await pages.promotions.cards.first().click();
  await expect(page).toHaveURL(new RegExp(`${PromotionsPage.onePath}\\?id=`));
  await expect(pages.promotions.terms).toBeVisible();
  await expect(pages.frame.bottomMenu).toBeVisible();
  const promotion = page.url();
  await pages.promotions.loginToJoin.click();
  await pages.login.logIn(member);
  await expect(page).toHaveURL(promotion);
  await pages.promotions.joinButton.click();
  await expect(pages.promotions.taken).toBeVisible();
  await page.reload();
  await expect(pages.promotions.taken).toBeVisible();
  await expect(pages.promotions.joinButton).toBeHidden();
});

test('back leads from the promotions home, and from one of them to the list', async ({ page, pages }) => {
  await pages.promotions.open();
  await pages.promotions.cards.first().click();
  await expect(pages.promotions.terms).toBeVisible();
  await pages.frame.backButton.click();
  await expect(page).toHaveURL(at(PromotionsPage.path));
  await pages.frame.backButton.click();
  await expect(page).toHaveURL(at(HomePage.path));
});

test('a search of the help centre is there again on the way back from an article', async ({ page, pages }) => {
  await pages.help.open();
  await expect(pages.help.articles.nth(1)).toBeVisible();
  const all = await pages.help.articles.count();
  const title = (await pages.help.articles.last().textContent()) ?? '';
  const words = title.slice(0, 12).trim();
  await pages.help.search.fill(words);
  await expect(pages.help.articles).not.toHaveCount(all);
  const found = await pages.help.articles.count();
  await pages.help.articles.filter({ hasText: title }).click();
  await expect(page).toHaveURL(new RegExp(`${HelpPage.articlePath}\\?i=${all - 1}$`));
  await expect(pages.help.articleTitle).toHaveText(title);
  await pages.frame.backButton.click();
  await expect(pages.help.search).toHaveValue(words);
  await expect(pages.help.articles).toHaveCount(found);
});

test('a link to an article by the list’s own address arrives at the article', async ({ page, pages }) => {
  await page.goto(`${HelpPage.path}?i=1`);
  await expect(page).toHaveURL(new RegExp(`${HelpPage.articlePath}\\?i=1$`));
  await expect(pages.help.articleTitle).toBeVisible();
});

test('the agreement is left by one step back, whatever version was read', async ({ page, pages, t }) => {
  await pages.help.open();
  await expect(pages.help.articles.first()).toBeVisible();
  await page.goto(paths.userAgreement);
  await page
    .getByRole('group', { name: t('browse:agreement.versions') })
    .getByRole('button')
    .last()
    .click();
  await expect(page).toHaveURL(/version=/);
  await expect(pages.frame.bottomMenu).toBeHidden();
  await pages.frame.backButton.click();
  await expect(page).toHaveURL(at(HelpPage.path));
});

test('a guest is asked to log in where the messages would be', async ({ page, pages }) => {
  await page.goto(NoticePage.hubPath);
  await expect(pages.frame.loginPrompt).toBeVisible();
});
