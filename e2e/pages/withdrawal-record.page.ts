import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class WithdrawalRecordPage extends SitePage {
  static readonly path = paths.withdrawalRecord;
  readonly withdrawals = this.page.getByRole('main').getByRole('listitem');
  readonly refresh = this.page.getByRole('main').getByRole('button', { name: this.t('records:refresh') });
  readonly detail = this.page.getByRole('dialog', { name: this.t('member:withdrawRecord.detail') });

  async open(): Promise<void> {
    await this.page.goto(WithdrawalRecordPage.path);
  }

  /** The number of the withdrawal that was asked for last. */
  async lastNo(): Promise<string> {
    const text = await this.withdrawals.first().textContent();
    return /WD\d{6}-[0-9A-F]+/.exec(text ?? '')?.[0] ?? '';
  }
}
