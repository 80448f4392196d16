import { renewSession } from '@shared-kernel/contracts/account/session';
import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember, anAgent } from '../factories/accounts.ts';
import { changeAccess } from '../fixtures/faults.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { AgentPage } from '../pages/agent.page.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { LauncherPage } from '../pages/launcher.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';
import { SettingsPage } from '../pages/settings.page.ts';

const AT_HOME = /\/m\/home$/;
/** The login page comes back to `back`: the page that the visitor wanted. */
const atLoginFor = (path: string): RegExp => new RegExp(`/m/login\\?back=${encodeURIComponent(path)}`);

test.describe('a guest', () => {
  test('who wants a page for members logs in and arrives there', async ({ page, pages, control }) => {
    const member = await aMember(control);
    await pages.record.open();
    await expect(page).toHaveURL(atLoginFor(BettingRecordPage.path));
    await pages.login.logIn(member);
    await expect(page).toHaveURL(new RegExp(`${BettingRecordPage.path}$`));
    await expect(pages.record.heading).toBeVisible();
  });

  test('who wants to play reads what the login is for, logs in and the game opens', { tag: SPOKEN }, async ({
    page,
    pages,
    t,
    control,
  }) => {
    const member = await aMember(control);
    await pages.home.open();
    await pages.home.showSlots();
    const game = await pages.home.nameOfFirstSlot();
    await pages.home.playFirstSlot();
    await expect(page).toHaveURL(atLoginFor(LauncherPage.path));
    await expect(pages.login.heading).toHaveText(t('account:login.toPlay', { game }));
    await pages.login.logIn(member);
    await expect(page).toHaveURL(new RegExp(LauncherPage.path));
    await expect(pages.launcher.leaveButton).toBeVisible();
  });

  test('who presses a tile of the member centre logs in over the page and goes on to what was pressed', async ({
    page,
    pages,
    control,
  }) => {
    const member = await aMember(control);
    await pages.member.open();
    await pages.member.openBettingRecord();
    await expect(pages.login.dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${MemberCentrePage.path}$`));
    await pages.login.logIn(member);
    await expect(pages.login.dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BettingRecordPage.path}$`));
    await expect(pages.record.heading).toBeVisible();
  });

  test('sees a prompt in the place of a page whose rule says so', { tag: SPOKEN }, async ({ page, pages, site }) => {
    await changeAccess(page, site, BettingRecordPage.path, 'login-prompt');
    await pages.record.open();
    await expect(pages.frame.loginPrompt).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${BettingRecordPage.path}$`));
  });

  for (const path of [SettingsPage.path, AgentPage.path]) {
    test(`who asks for ${path} is shown home`, async ({ page, pages }) => {
      await page.goto(path);
      await expect(page).toHaveURL(AT_HOME);
      await expect(pages.home.categories).toBeVisible();
    });
  }

  test('is not sent to another site after logging in', async ({ page, pages, control }) => {
    const member = await aMember(control);
    await page.goto('/m/login?back=//example.org/m/home');
    await pages.login.logIn(member);
    await expect(page).toHaveURL(AT_HOME);
  });
});

test('a member who is no agent is sent home from the agent home', async ({ page, pages, control, signedInAs }) => {
  await signedInAs(await aMember(control));
  await pages.agent.open();
  await expect(page).toHaveURL(AT_HOME);
});

test('an agent whom the renewed session says to be none any more is sent home', async ({
  page,
  pages,
  control,
  signedInAs,
}) => {
  await signedInAs(await anAgent(control));
  await page.route(`**${renewSession.path}`, (route) =>
    route.fulfill({ json: { success: true, value: { customerType: 0 } } }),
  );
  await pages.agent.open();
  await expect(page).toHaveURL(AT_HOME);
});

test('a guest who wants a page of an agent logs in and arrives there', async ({ page, pages, control, t }) => {
  const agent = await anAgent(control);
  await pages.team.open();
  await expect(page).toHaveURL(atLoginFor(paths.team));
  await pages.login.logIn(agent);
  await expect(page).toHaveURL(new RegExp(`${paths.team}$`));
  await expect(page.getByRole('link', { name: t('agent:firstMember.openAccount') })).toBeVisible();
});

test('an agent finds the agent home in the member centre', async ({ page, pages, control, signedInAs }) => {
  await signedInAs(await anAgent(control));
  await pages.member.open();
  await pages.member.openAgency();
  await expect(page).toHaveURL(new RegExp(`${AgentPage.path}$`));
  await expect(pages.agent.figuresHeading).toBeVisible();
});

test('a trial account is turned away from the member centre, to what an account of its own has', {
  tag: SPOKEN,
}, async ({ page, pages, t }) => {
  await pages.login.open();
  await pages.login.trialButton.click();
  await expect(page).toHaveURL(AT_HOME);
  await pages.frame.goTo('members');
  await expect(pages.frame.toasts).toContainText(t('frame:access.freeReject'));
  await expect(page).toHaveURL(new RegExp(`${paths.trial}$`));
  await expect(page.getByText(/₱10,000\.00/)).toBeVisible();
});

test('a member who signs out in the settings is a guest at home', async ({ page, pages, control, signedInAs }) => {
  await signedInAs(await aMember(control));
  await pages.member.open();
  await pages.member.settingsButton.click();
  await pages.settings.signOutButton.click();
  await expect(page).toHaveURL(AT_HOME);
  await expect(pages.frame.loginLink).toBeVisible();
});

test('who cannot read the captcha’s picture solves a sum instead', { tag: SPOKEN }, async ({
  page,
  pages,
  control,
}) => {
  const { username, password } = await aMember(control);
  await pages.login.open();
  await pages.login.logIn({ username, password: 'Not-the-password-1' });
  await pages.login.toSumButton.click();
  const parts = ((await pages.login.sum.textContent()) ?? '').match(/\d+/g) ?? [];
  await pages.login.sumAnswer.fill(String(parts.map(Number).reduce((total, part) => total + part, 0)));
  await pages.login.logIn({ username, password });
  await expect(page).toHaveURL(AT_HOME);
});

test('a failed login asks for a captcha with the next try', async ({ pages, t, control }) => {
  const { username } = await aMember(control);
  await pages.login.open();
  await pages.login.logIn({ username, password: 'Not-the-password-1' });
  await expect(pages.login.form.getByLabel(t('account:captcha.label'))).toBeVisible();
});

test('the captcha’s picture is whole: its reload stands beside it, large enough for a thumb', async ({
  page,
  pages,
  control,
}) => {
  const { username } = await aMember(control);
  await page.setViewportSize({ width: 320, height: 640 });
  await pages.login.open();
  await pages.login.logIn({ username, password: 'Not-the-password-1' });
  await expect(pages.login.captchaPicture).toBeVisible();
  const picture = await pages.login.captchaPicture.boundingBox();
  const sign = await pages.login.newCaptchaButton.locator('svg').boundingBox();
  const target = await pages.login.newCaptchaButton.boundingBox();
  expect(sign?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
  expect((target?.width ?? 0) - (picture?.width ?? 0)).toBeGreaterThanOrEqual(44);
  expect((target?.x ?? 0) + (target?.width ?? 0)).toBeLessThanOrEqual(320);
});
