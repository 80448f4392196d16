import { paths } from '@shared-kernel/contracts/system/paths';
import { phoneForm } from './phone-form.ts';
import { SitePage } from './site.page.ts';

/** The registration form, by username. */
export class RegisterPage extends SitePage {
  static readonly path = `${paths.register}?way=username`;
  readonly form = this.page.getByRole('form', { name: this.t('common:register') });
  readonly username = this.form.getByLabel(this.t('account:register.username'), { exact: true });
  readonly password = this.form.getByLabel(this.t('account:register.password'), { exact: true });
  readonly confirm = this.form.getByLabel(this.t('account:register.confirm'), { exact: true });
  readonly mobile = this.form.getByLabel(this.t('account:register.mobile'));
  readonly email = this.form.getByLabel(this.t('account:register.email'), { exact: true });
  readonly moreRow = this.form.getByRole('button', { name: this.t('account:register.more') });
  readonly age = this.form.getByRole('checkbox').first();
  readonly agreementLink = this.form.getByRole('link', { name: this.t('account:register.agreement') });
  readonly byUsername = this.page.getByRole('tab', { name: this.t('account:register.way.username') });
  readonly byMobile = this.page.getByRole('tab', { name: this.t('account:register.way.mobile') });
  readonly phone = phoneForm(this.form, this.t, {
    number: this.t('account:register.mobile'),
    code: this.t('account:register.code'),
  });
  readonly submitButton = this.form.getByRole('button', { name: this.t('common:register') });

  async open(back: string): Promise<void> {
    await this.page.goto(`${RegisterPage.path}&back=${encodeURIComponent(back)}`);
  }
}
