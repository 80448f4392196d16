import { paths } from '@shared-kernel/contracts/system/paths';
import { phoneForm } from './phone-form.ts';
import { SitePage } from './site.page.ts';

/** The login form: on the login page, and in the dialog over other pages. */
export class LoginPage extends SitePage {
  static readonly path = paths.login;
  readonly heading = this.page.getByRole('heading', { level: 1, name: this.t('common:login') });
  readonly form = this.page.getByRole('form', { name: this.t('common:login') });
  readonly dialog = this.page.getByRole('dialog', { name: this.t('account:login.dialogTitle') });
  readonly username = this.form.getByLabel(this.t('account:login.username'));
  readonly password = this.form.getByLabel(this.t('account:login.password'), { exact: true });
  readonly bySms = this.page.getByRole('tab', { name: this.t('account:login.mode.sms') });
  readonly phone = phoneForm(this.form, this.t, {
    number: this.t('account:phone.number'),
    code: this.t('account:phone.code'),
  });
  readonly submitButton = this.form.getByRole('button', { name: this.t('common:login') });
  readonly note = this.form.getByRole('alert');
  readonly captchaPicture = this.form.getByAltText(this.t('account:captcha.image'));
  readonly newCaptchaButton = this.form.getByRole('button', { name: this.t('account:captcha.reload') });
  readonly toSumButton = this.form.getByRole('button', { name: this.t('account:captcha.toSum') });
  readonly sum = this.form.getByText(/\d+ \+ \d+/);
  readonly sumAnswer = this.form.getByLabel(this.t('account:captcha.sumLabel'));
  readonly passkeyButton = this.page.getByRole('button', { name: this.t('account:login.passkey.use') });
  readonly passkeyFailed = this.page.getByText(this.t('account:login.passkey.failed'));
  readonly trialButton = this.page.getByRole('button', { name: this.t('account:trial.start') });

  async open(): Promise<void> {
    await this.page.goto(LoginPage.path);
  }

  async logIn({ username, password }: { readonly username: string; readonly password: string }): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submitButton.click();
  }
}
