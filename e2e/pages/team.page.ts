import type { Locator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Texts } from '../fixtures/texts.ts';
import { SitePage } from './site.page.ts';

/** The pages about an agent's team: overview, profit and loss, members, notices, accounts to open. */
export class TeamPage extends SitePage {
  readonly members = this.page.getByRole('main').getByRole('listitem').filter({ hasText: '₱' });
  /** The rows of either page of rebates, or the word that there are none. */
  readonly rebates = this.members.or(this.page.getByText(this.t('agent:agentRebates.empty'))).first();
  /** The rows of dividends, or the word that there are none. */
  readonly dividends = this.members.or(this.page.getByText(this.t('agent:agentDividend.empty'))).first();
  readonly notices = this.page.getByRole('list', { name: this.t('agent:agentNotices.list') }).getByRole('button');
  readonly links = this.page.getByRole('main').getByRole('listitem').filter({ hasText: 'affiliateCode=' });
  readonly contract = this.page
    .getByRole('table')
    .or(this.page.getByText(this.t('agent:contracts.none')))
    .first();
  readonly makeLinkButton = this.page.getByRole('button', { name: this.t('agent:agentRegister.make') });
  readonly openButton = this.page.getByRole('button', { name: this.t('agent:agentRegister.open') });
  readonly figures = this.page.getByRole('main').locator('dl dd');
  /** What may be sent to the team. */
  readonly transferable = this.page.getByRole('region', { name: this.t('agent:teamTransfer.can') });
  /** Leads from the list to the transfer, once someone is chosen. */
  readonly toTransfer = this.page.locator('a[href*="/team/transfer"]');
  private readonly sheet = this.page.getByRole('dialog');
  private readonly field = (key: Parameters<Texts>[0]) => this.sheet.getByLabel(this.t(key), { exact: true });

  async open(): Promise<void> {
    await this.page.goto(paths.team);
  }

  /** Gives the account that is to be opened a rate, on the page that opens accounts: `0.35`. */
  async giveRate(category: string, rate: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('rates:title') }).click();
    await this.rateOf(category).selectOption(rate);
    await this.sheet.getByRole('button', { name: this.t('common:ok'), exact: true }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** Of a direct member, where rates are set. */
  async openRates(userName: string): Promise<void> {
    await this.page.getByRole('button', { name: `${this.t('agent:team.toRates')} ${userName}` }).click();
  }

  rateOf(category: string): Locator {
    return this.sheet.getByRole('combobox', { name: category });
  }

  /** Chooses a direct member of the list for a transfer. */
  async choose(userName: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `${this.t('agent:team.send')} ${userName}` }).check();
  }

  /** In the form's place while there is none. */
  async setPaymentPassword(digits: string, loginPassword: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.t('payment:submit'), exact: true })
      .click();
    await this.field('payment:new').fill(digits);
    await this.field('payment:confirm').fill(digits);
    await this.field('payment:loginPassword').fill(loginPassword);
    await this.sheet.getByRole('button', { name: this.t('payment:submit') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** So much to each; `sum` as the last look names it: `₱200.00`. */
  async send(each: string, paymentPassword: string, sum: string): Promise<void> {
    const form = this.page.getByRole('form', { name: this.t('agent:teamTransfer.title') });
    await form.getByRole('textbox').fill(each);
    await form.getByRole('button', { name: this.t('agent:teamTransfer.send'), exact: true }).click();
    await this.field('payment:entry').fill(paymentPassword);
    await this.sheet.getByRole('button', { name: this.t('agent:teamTransfer.action', { amount: sum }) }).click();
  }
}
