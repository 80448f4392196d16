import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class ChangePasswordPage extends SitePage {
  static readonly path = paths.changePassword;
  readonly form = this.page.getByRole('form', { name: this.t('account:title.changePassword') });
  readonly old = this.form.getByLabel(this.t('account:changePassword.old'), { exact: true });
  readonly next = this.form.getByLabel(this.t('account:changePassword.new'), { exact: true });
  readonly confirm = this.form.getByLabel(this.t('account:changePassword.confirm'), { exact: true });
  readonly submitButton = this.form.getByRole('button', { name: this.t('account:changePassword.submit') });
  readonly done = this.page.getByText(this.t('account:changePassword.done'));
  /** In the form's place, for a member who has none. */
  readonly setOne = this.page.getByRole('link', { name: this.t('login-password:set') });
  readonly expired = this.page.getByText(this.t('account:changePassword.expired'));

  async change(from: string, to: string): Promise<void> {
    await this.page.goto(ChangePasswordPage.path);
    await this.fillAndSend(from, to);
  }

  async fillAndSend(from: string, to: string): Promise<void> {
    await this.old.fill(from);
    await this.next.fill(to);
    await this.confirm.fill(to);
    await this.submitButton.click();
  }
}
