import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class DepositPage extends SitePage {
  static readonly path = paths.deposit;
  private readonly main = this.page.getByRole('main');
  private readonly submit = this.main.locator('button[type=submit]');
  readonly waiting = this.main.getByRole('list', { name: this.t('member:deposit.waitingList') }).getByRole('button');
  /** The card with the amount, the time left and where to send it. */
  readonly card = this.main.getByRole('region', { name: this.t('member:deposit.payCard') });
  readonly code = this.card.getByRole('img', { name: this.t('member:deposit.code') });
  /** After an order beyond a limit of one's own. */
  readonly toLimits = this.main.getByRole('link', { name: this.t('member:deposit.toLimits') });
  /** In the form's place while the member takes a break from play. */
  readonly toBreak = this.main.getByRole('link', { name: this.t('member:break.see') });
  readonly toWithdrawal = this.main.getByRole('link', { name: this.t('common:withdraw'), exact: true });
  /** To the provider's page, which opens beside this one. */
  readonly payPage = this.card.getByRole('link');
  /** The picture of the transfer: where it is chosen and sent, and what was sent. */
  readonly proof = this.main.getByRole('region', { name: this.t('member:deposit.proof.label') });
  readonly proofFile = this.proof.locator('input[type=file]');
  readonly sendProof = this.proof.getByRole('button', { name: this.t('member:deposit.proof.send') });
  readonly sentProof = this.proof.getByRole('img', { name: this.t('member:deposit.proof.sent') });
  readonly cancel = this.main.getByRole('button', { name: this.t('member:deposit.cancel') });
  /** None, then each promotion that is offered. */
  readonly promotions = this.main
    .getByRole('group', { name: this.t('member:deposit.promotion.label') })
    .getByRole('radio');
  /** The bonus that is on. */
  readonly bonus = this.main.getByRole('region', { name: this.t('member:activeBonus.label') });
  /** What has become of it. */
  readonly end = this.main.getByRole('heading', { level: 2 });

  async open(): Promise<void> {
    await this.page.goto(DepositPage.path);
  }

  /** Orders one of the amounts under the field, `₱500`. */
  async order(amount: string, method: 'EWALLET' | 'GATEWAY' = 'EWALLET'): Promise<void> {
    await this.main.getByRole('radio', { name: this.t(`member:deposit.methodOf.${method}`) }).click();
    await this.orderChosen(amount);
  }

  /** The same with the channel that is chosen. */
  async orderChosen(amount: string): Promise<void> {
    await this.main.getByRole('button', { name: amount, exact: true }).click();
    await this.submit.click();
  }

  /** The number of the order that is open, as its address has it. */
  orderNo(): string {
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }

  /** The same, once it is open. */
  async openedNo(): Promise<string> {
    await this.card.waitFor();
    return this.orderNo();
  }
}
