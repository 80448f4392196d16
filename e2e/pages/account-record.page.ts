import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class AccountRecordPage extends SitePage {
  static readonly path = paths.accountRecord;
  readonly heading = this.page.getByRole('heading', { level: 1, name: this.t('member:title.accountRecord') });
  readonly balanceAfter = this.t('member:account.balanceAfter');
  readonly movements = this.page.getByRole('main').getByRole('listitem').filter({ hasText: this.balanceAfter });
  /** What came to a bonus or went from it. */
  readonly bonuses = this.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: this.t('member:account.bonus') });

  async open(): Promise<void> {
    await this.page.goto(AccountRecordPage.path);
  }
}
