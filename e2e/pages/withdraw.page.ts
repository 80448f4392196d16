import { paths } from '@shared-kernel/contracts/system/paths';
import type { Texts } from '../fixtures/texts.ts';
import { SitePage } from './site.page.ts';

/** What a member types to withdraw for the first time. */
export interface Payee {
  readonly bank: string;
  readonly account: string;
  readonly name: string;
  readonly paymentPassword: string;
  readonly loginPassword: string;
}

export class WithdrawPage extends SitePage {
  static readonly path = paths.withdraw;
  private readonly main = this.page.getByRole('main');
  private readonly sheet = this.page.getByRole('dialog');
  /** What may leave now. */
  readonly funds = this.main.getByRole('region', { name: this.t('member:withdraw.can') });
  readonly form = this.main.getByRole('form', { name: this.t('common:withdraw') });
  readonly unknown = this.sheet.getByText(this.t('mutation:unknown.title'), { exact: true });
  readonly done = this.sheet.getByText(this.t('member:withdraw.news.doneTitle'), { exact: true });

  readonly toRecords = this.sheet.getByRole('link', { name: this.t('member:withdraw.records') });

  async open(): Promise<void> {
    await this.page.goto(WithdrawPage.path);
  }

  /** What may leave now, in pesos. */
  async free(): Promise<number> {
    return Number((await this.funds.textContent())?.replaceAll(',', '').match(/₱(\d+\.\d\d)/)?.[1]);
  }

  private readonly button = (key: Parameters<Texts>[0]) =>
    this.main.getByRole('button', { name: this.t(key), exact: true });
  private readonly field = (key: Parameters<Texts>[0]) => this.sheet.getByLabel(this.t(key), { exact: true });

  async setPaymentPassword({ paymentPassword, loginPassword }: Payee): Promise<void> {
    await this.button('payment:submit').click();
    await this.field('payment:new').fill(paymentPassword);
    await this.field('payment:confirm').fill(paymentPassword);
    await this.field('member:payment.loginPassword').fill(loginPassword);
    await this.sheet.getByRole('button', { name: this.t('payment:submit') }).click();
  }

  async addAccount({ bank, account, name, paymentPassword }: Payee): Promise<void> {
    await this.button('member:card.submit').click();
    await this.field('member:card.bank').selectOption(bank);
    await this.field('member:card.account').fill(account);
    await this.field('member:card.name').fill(name);
    await this.field('payment:entry').fill(paymentPassword);
    await this.sheet.getByRole('button', { name: this.t('member:card.submit') }).click();
  }

  /** `amount` is what is typed and what the button repeats: `100`, `₱100.00`. */
  async ask(
    amount: { readonly typed: string; readonly shown: string },
    paymentPassword: string,
    { isTwice = false } = {},
  ): Promise<void> {
    await this.form.getByLabel(this.t('member:withdraw.amount'), { exact: true }).fill(amount.typed);
    await this.form.getByRole('button', { name: this.t('common:withdraw'), exact: true }).click();
    await this.field('payment:entry').fill(paymentPassword);
    const action = this.sheet.getByRole('button', { name: this.t('member:withdraw.action', { amount: amount.shown }) });
    await action.click({ clickCount: isTwice ? 2 : 1 });
  }

  /** Tries once more what nobody knows the end of. */
  async askAgain(paymentPassword: string): Promise<void> {
    await this.field('payment:entry').fill(paymentPassword);
    await this.sheet.getByRole('button', { name: this.t('common:retry'), exact: true }).click();
  }
}
