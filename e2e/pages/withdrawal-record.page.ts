import { paths } from 'shared-kernel/contracts/paths';
import { SitePage } from './site.page.ts';

export class WithdrawalRecordPage extends SitePage {
  static readonly path = paths.withdrawalRecord;
  readonly withdrawals = this.page.getByRole('main').getByRole('listitem');

  async open(): Promise<void> {
    await this.page.goto(WithdrawalRecordPage.path);
  }
}
