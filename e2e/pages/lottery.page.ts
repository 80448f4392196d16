import type { Locator } from '@playwright/test';
import { lotteryLink, paths, startLotteryLink } from '@shared-kernel/contracts/system/paths';
import { sayYes } from './question.ts';
import { SitePage } from './site.page.ts';

/** The lists of lotteries, and the page of one. */
export class LotteryPage extends SitePage {
  static readonly listPath = paths.lottery;
  static readonly allPath = paths.moreLottery;
  static readonly inMode = '?prize_mode=Elott';
  static readonly list = lotteryLink('Elott');
  static readonly path = paths.startLottery;
  /** Drawn every three minutes, in the seed of every brand. */
  static readonly code = 'mini-swertres';
  static readonly link = startLotteryLink({ code: 'mini-swertres', prizeMode: 'Elott', playType: 'trad' });

  readonly rows = this.page.getByRole('main').getByRole('listitem').getByRole('link');
  readonly quickPick = this.page.getByRole('button', { name: this.t('browse:play.quickPick') });
  readonly add = this.page.getByRole('button', {
    name: new RegExp(`^${this.t('browse:play.add_one').split(' ')[0]}.*₱`),
  });
  readonly review = this.page.getByRole('button', { name: new RegExp(this.t('slip:review_one').split(' ')[0] ?? '') });
  readonly showBet = this.page.getByRole('button', { name: this.t('slip:reviewOpen') });
  readonly slip = this.page.getByRole('dialog');
  readonly place = this.slip.getByRole('button', { name: /₱/ }).last();
  readonly orders = this.page.getByRole('region', { name: this.t('browse:order.today') });
  readonly cancelButton = this.orders.getByRole('button', { name: this.t('orders:cancel') });
  readonly settled = this.orders.getByText(this.t('orders:status.settled'), { exact: true });
  readonly cancelled = this.orders.getByText(this.t('orders:status.cancelled'), { exact: true });
  readonly openOrder = this.orders.getByText(this.t('orders:status.placed'), { exact: true });

  readonly openResults = this.page.getByRole('button', { name: this.t('browse:results.title') });
  readonly results = this.page.getByRole('dialog', { name: this.t('browse:results.title') }).getByRole('listitem');

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** A line by chance on the slip, and the slip before the player. */
  async gather(): Promise<void> {
    await this.quickPick.click();
    await this.add.click();
    await this.review.click();
  }

  async closeSlip(): Promise<void> {
    await this.slip.getByRole('button', { name: this.t('common:ok'), exact: true }).click();
  }

  async confirmCancel(): Promise<void> {
    const question = this.page.getByRole('alertdialog', { name: this.t('orders:cancelTitle') });
    await sayYes(question, this.t('orders:cancelAction'));
  }
}
