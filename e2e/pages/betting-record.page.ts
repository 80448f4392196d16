import type { Locator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { sayYes } from './question.ts';
import { SitePage } from './site.page.ts';

export class BettingRecordPage extends SitePage {
  static readonly path = paths.bettingRecord;
  readonly heading = this.page.getByRole('heading', { level: 1, name: this.t('member:title.bettingRecord') });
  readonly bets = this.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: this.t('member:record.number') });
  readonly empty = this.page.getByText(this.t('member:record.empty'));

  /** Lottery orders that wait for their draw. */
  readonly waiting = this.page.getByRole('region', { name: this.t('orders:open') });
  readonly cancelButton = this.waiting.getByRole('button', { name: this.t('orders:cancel') });

  betsOn(game: string): Locator {
    return this.bets.filter({ hasText: game });
  }

  async cancelOrder(): Promise<void> {
    await this.cancelButton.click();
    const question = this.page.getByRole('alertdialog', { name: this.t('orders:cancelTitle') });
    await sayYes(question, this.t('orders:cancelAction'));
  }

  async open(): Promise<void> {
    await this.page.goto(BettingRecordPage.path);
  }
}
