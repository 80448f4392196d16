import type { Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { CHANGES_BRAND, expect, SPOKEN, test } from '../fixtures/test.ts';

/** The demo's Firebase texts nobody: every number has this code. */
const CODE = '123456';
const WRONG_CODE = '654321';
/** The document server asks for a merchant's settings twice a minute. */
const LET_IN_MS = 75_000;

test.use({ brand: 'luna' });

/** Whom the settings let pages ask, and whom the document does. */
const letIn = async (page: Page) => {
  const policy = (await page.goto(paths.login))?.headers()['content-security-policy'] ?? '';
  const settings = await page.evaluate(
    async (path) =>
      (await (await fetch(path)).json()) as { readonly value: { readonly firebase?: { origin: string } } },
    getConsolidatedSettings.path,
  );
  const calls = policy.split('; ').find((part) => part.startsWith('connect-src')) ?? '';
  return { named: settings.value.firebase?.origin, calls: calls.split(' ') };
};

test('where a brand has numbers proved by Firebase, one registers and logs in by its code, and a wrong one keeps what was typed', {
  tag: [SPOKEN, CHANGES_BRAND],
}, async ({ page, pages: { register, settings, frame, login }, control, t }) => {
  test.setTimeout(LET_IN_MS * 2);
  await control.setFlags('luna', { FIREBASESMS3: true, MOBILECODELOGIN3: true, MOBILENUMPASSREG3: false });
  await expect(async () => {
    const { named, calls } = await letIn(page);
    expect(calls).toContain(named);
  }).toPass({ timeout: LET_IN_MS });
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const mobile = `916${String(Date.now()).slice(-7)}`;

  await expect(async () => {
    await register.open(paths.settings);
    await register.byMobile.click();
    await expect(register.password).toBeHidden({ timeout: 1000 });
  }).toPass();
  await register.phone.ask(mobile);
  await register.phone.code.fill(WRONG_CODE);
  await register.age.check();
  await register.submitButton.click();
  await expect(register.form.getByText(t('account:register.codeWrong'))).toBeVisible();
  await expect(register.phone.number).toHaveValue(mobile);
  await register.phone.code.fill(CODE);
  await register.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${paths.settings}$`));
  await settings.signOutButton.click();
  await expect(frame.loginLink).toBeVisible();

  await login.open();
  await login.bySms.click();
  await login.phone.ask(mobile);
  await login.phone.code.fill(CODE);
  await login.submitButton.click();
  await expect(page).toHaveURL(new RegExp(`${paths.home}$`));
  await expect(frame.balance).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/wps/verification'))).toEqual([]);
  await control.setFlags('luna', { FIREBASESMS3: false, MOBILECODELOGIN3: false, MOBILENUMPASSREG3: true });
});
