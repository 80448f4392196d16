import { paths } from '@shared-kernel/contracts/system/paths';
import { phoneForm } from './phone-form.ts';
import { SitePage } from './site.page.ts';

/** A forgotten password, by mail and by phone. */
export class ForgotPasswordPage extends SitePage {
  static readonly path = paths.forgotPassword;
  readonly form = this.page.getByRole('form', { name: this.t('account:title.forgotPassword') });
  readonly byEmail = this.page.getByRole('tab', { name: this.t('account:forget.way.email') });
  readonly username = this.form.getByLabel(this.t('account:forget.username'), { exact: true });
  readonly email = this.form.getByLabel(this.t('account:forget.email'), { exact: true });
  readonly phone = phoneForm(this.form, this.t, {
    number: this.t('account:phone.number'),
    code: this.t('account:phone.code'),
  });
  readonly retrieveButton = this.form.getByRole('button', { name: this.t('account:forget.retrieve') });
  readonly newPassword = this.form.getByLabel(this.t('account:forget.newPassword'), { exact: true });
  readonly confirm = this.form.getByLabel(this.t('account:forget.confirm'), { exact: true });
  readonly submitButton = this.form.getByRole('button', { name: this.t('account:forget.submit') });
  readonly done = this.page.getByText(this.t('account:forget.done'));
  readonly emailWrong = this.form.getByText(this.t('account:forget.field.email.pattern'));
  readonly sent = this.page.getByText(this.t('account:forget.mailSent'));

  async open(): Promise<void> {
    await this.page.goto(ForgotPasswordPage.path);
  }

  async askForMail(username: string, email: string): Promise<void> {
    await this.byEmail.click();
    await this.username.fill(username);
    await this.email.fill(email);
    await this.retrieveButton.click();
  }
}
