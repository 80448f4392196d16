import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** The message centre: the list and one mail. */
export class MailPage extends SitePage {
  static readonly path = paths.mail;
  readonly rows = this.page.getByRole('list', { name: this.t('member:webEmail.title') }).getByRole('link');
  readonly unread = this.rows.getByText(this.t('member:webEmail.unread'));
  readonly mail = this.page.getByRole('main').getByRole('article');
  readonly readAll = this.page.getByRole('button', { name: this.t('member:webEmail.readAll') });
  readonly deleteButton = this.page.getByRole('button', { name: this.t('member:webEmail.delete'), exact: true });
  readonly undo = this.page.getByRole('button', { name: this.t('member:webEmail.undo') });
  readonly none = this.page.getByText(this.t('member:webEmail.none'), { exact: true });

  async open(): Promise<void> {
    await this.page.goto(MailPage.path);
  }
}
