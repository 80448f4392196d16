import { expect, test } from '../fixtures/test.ts';

const LOGIN_CALL = '**/wps/session/login';

test('two presses send a form once, and a failed call takes nothing away', async ({ page, pages, t }) => {
  let calls = 0;
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(LOGIN_CALL, async (route) => {
    calls += 1;
    await failing;
    await route.abort();
  });
  await pages.login.open();
  await pages.login.username.fill('juan_dc88');
  await pages.login.password.fill('lantern-88');
  await pages.login.submitButton.dblclick();
  await expect(pages.login.form.getByRole('button', { disabled: true })).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(pages.login.note).toHaveText(t('form:failure.network'));
  await expect(pages.login.username).toHaveValue('juan_dc88');
  await expect(pages.login.password).toHaveValue('lantern-88');
  expect(calls).toBe(1);
});

test('the first field that is wrong gets the focus, and says so to those who listen', async ({ pages }) => {
  await pages.login.open();
  await pages.login.submitButton.click();
  await expect(pages.login.username).toBeFocused();
  await expect(pages.login.username).toHaveAccessibleDescription(/./);
  await pages.login.username.fill('juan_dc88');
  await pages.login.submitButton.click();
  await expect(pages.login.password).toBeFocused();
});
