import type { Locator } from '@playwright/test';
import type { TimeOutTerm } from '@shared-kernel/contracts/member/exclusions';
import { paths } from '@shared-kernel/contracts/system/paths';
import { lastNotice } from '../fixtures/notices.ts';
import type { Texts } from '../fixtures/texts.ts';
import { sayYes } from './question.ts';
import { SitePage } from './site.page.ts';

const CODE = /\b(\d{6})\b/;

export class SecurityPage extends SitePage {
  static readonly path = paths.security;
  private readonly main = this.page.getByRole('main');
  private readonly sheet = this.page.getByRole('dialog');
  private readonly question = this.page.getByRole('alertdialog');
  readonly accounts = this.main.getByRole('list', { name: this.t('member:security.accounts') }).getByRole('listitem');

  async open(): Promise<void> {
    await this.page.goto(SecurityPage.path);
  }

  private readonly field = (key: Parameters<Texts>[0]) => this.sheet.getByLabel(this.t(key), { exact: true });
  private readonly passwordRow = () => this.main.getByRole('button', { name: this.t('payment:entry') });

  async setPaymentPassword(digits: string, loginPassword: string): Promise<void> {
    await this.passwordRow().click();
    await this.field('payment:new').fill(digits);
    await this.field('payment:confirm').fill(digits);
    await this.field('member:payment.loginPassword').fill(loginPassword);
    await this.sheet.getByRole('button', { name: this.t('payment:submit') }).click();
  }

  async changePaymentPassword(before: string, digits: string): Promise<void> {
    await this.passwordRow().click();
    await this.field('payment:old').fill(before);
    await this.field('payment:new').fill(digits);
    await this.field('payment:confirm').fill(digits);
    await this.sheet.getByRole('button', { name: this.t('payment:change') }).click();
  }

  /** Asks for a code to the member's number, and sets the next password by it. */
  async resetPaymentPassword(mobile: string, digits: string, loginPassword: string): Promise<void> {
    await this.passwordRow().click();
    await this.sheet.getByRole('button', { name: this.t('payment:forgot') }).click();
    await this.sheet.getByRole('button', { name: this.t('forms:code.send') }).click();
    await this.sheet
      .getByRole('button', { name: new RegExp(this.t('forms:code.wait', { seconds: '\\d+' })) })
      .waitFor();
    await this.field('member:payment.code').fill(await lastNotice(`+63${mobile}`, CODE));
    await this.field('payment:new').fill(digits);
    await this.field('payment:confirm').fill(digits);
    await this.field('member:payment.loginPassword').fill(loginPassword);
    await this.sheet.getByRole('button', { name: this.t('payment:reset') }).click();
  }

  async addAccount(asked: { bank: string; account: string; name?: string; paymentPassword: string }): Promise<void> {
    await this.main.getByRole('button', { name: this.t('member:security.add') }).click();
    await this.field('member:card.bank').selectOption(asked.bank);
    await this.field('member:card.account').fill(asked.account);
    if (asked.name !== undefined) await this.field('member:card.name').fill(asked.name);
    await this.field('payment:entry').fill(asked.paymentPassword);
    await this.sheet.getByRole('button', { name: this.t('member:card.submit') }).click();
  }

  private readonly toldRow = (key: Parameters<Texts>[0]) =>
    this.main
      .getByRole('list', { name: this.t('member:security.about.title') })
      .getByRole('listitem')
      .filter({ hasText: this.t(key) });
  readonly email = this.toldRow('member:security.about.email');
  readonly realName = this.toldRow('member:security.about.realName');

  readonly mobile = this.toldRow('member:security.about.mobile');

  /** Verifies the number of registration by the code that is sent to it. */
  async proveMobile(mobile: string): Promise<void> {
    await this.mobile.getByRole('button').click();
    await this.typeCodeOf(`+63${mobile}`);
    await this.sheet.getByRole('button', { name: this.t('member:mobile.prove') }).click();
    await this.page.getByText(this.t('member:mobile.proved')).waitFor();
  }

  private async typeCodeOf(recipient: string): Promise<void> {
    await this.sheet.getByRole('button', { name: this.t('forms:code.send') }).click();
    await this.sheet
      .getByRole('button', { name: new RegExp(this.t('forms:code.wait', { seconds: '\\d+' })) })
      .waitFor();
    await this.field('member:payment.code').fill(await lastNotice(recipient, CODE));
  }

  /** Verifies the address by the code that is mailed to it. */
  async proveEmail(email: string): Promise<void> {
    await this.email
      .filter({ hasText: this.t('member:security.about.toProve') })
      .getByRole('button')
      .click();
    await this.typeCodeOf(email);
    await this.sheet.getByRole('button', { name: this.t('member:security.about.emailProve') }).click();
    await this.page.getByText(this.t('member:security.about.emailIsProved')).waitFor();
  }

  async setEmail(email: string, loginPassword: string): Promise<void> {
    await this.email.getByRole('button').click();
    await this.field('member:security.about.emailNew').fill(email);
    await this.field('member:payment.loginPassword').fill(loginPassword);
    await this.sheet.getByRole('button', { name: this.t('member:security.about.save') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  async setRealName(name: string, loginPassword: string): Promise<void> {
    await this.realName.getByRole('button').click();
    await this.field('member:card.name').fill(name);
    await this.field('member:payment.loginPassword').fill(loginPassword);
    await this.sheet.getByRole('button', { name: this.t('member:security.about.save') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  readonly dayLimit = this.main.getByRole('button', { name: this.t('member:security.limit.of.deposit.day') });

  /** Sets the limit of a day; without an amount it is taken away. */
  async limitDay(amount?: string): Promise<void> {
    await this.dayLimit.click();
    if (amount !== undefined) await this.field('member:security.limit.most').fill(amount);
    const key = amount === undefined ? 'member:security.limit.remove' : 'member:security.limit.set';
    await this.sheet.getByRole('button', { name: this.t(key) }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** The row of a loss limit of a day, with what is used and what waits. */
  readonly lossLimit = this.main.getByRole('button', { name: this.t('member:security.limit.of.loss.day') });

  async limitLoss(amount: string): Promise<void> {
    await this.lossLimit.click();
    await this.field('member:security.limit.most').fill(amount);
    await this.sheet.getByRole('button', { name: this.t('member:security.limit.set') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** The second word on a higher limit. */
  async confirmLoss(shown: string): Promise<void> {
    await this.lossLimit.click();
    await this.sheet.getByRole('button', { name: this.t('member:security.limit.confirm', { limit: shown }) }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** Chooses the shortest interval of the reality check. */
  async checkOften(): Promise<void> {
    await this.main.getByRole('button', { name: this.t('member:security.realityCheck.title') }).click();
    await this.sheet.getByRole('radio', { name: this.t('member:security.limit.minutes', { minutes: 15 }) }).click();
    await this.sheet.getByRole('button', { name: this.t('member:security.realityCheck.save') }).click();
    await this.sheet.waitFor({ state: 'hidden' });
  }

  private readonly breakRow = (key: Parameters<Texts>[0]) =>
    this.main
      .getByRole('list', { name: this.t('member:security.break.title') })
      .getByRole('button', { name: this.t(key) });
  /** That what is on lasts longer than what was asked for. */
  readonly shorter = this.sheet.getByText(this.t('member:security.break.shorter'));

  /** Until when a break is on, once one is. */
  breakUntil(day: string): Locator {
    const [before = ''] = this.t('member:break.security.timeOut', { day, time: '|' }).split('|');
    return this.main.getByText(before);
  }

  /** Goes on from the choice, and says yes to the question that names its end. */
  private async beginBreak(term: TimeOutTerm | '6m'): Promise<void> {
    await this.sheet.getByRole('radio', { name: this.t(`member:security.break.term.${term}`) }).click();
    await this.sheet.getByRole('button', { name: this.t('member:security.break.goOn') }).click();
    await sayYes(this.question, this.t(`member:security.break.begin.${term}`));
  }

  /** That a break has begun: its end, in the sheet that took it. */
  readonly breakTaken = this.sheet.getByRole('status');

  /** Takes a time-out, or prolongs it; the sheet stays, with its result or its refusal. */
  async takeTimeOut(term: TimeOutTerm): Promise<void> {
    await this.breakRow('member:security.break.timeOut').click();
    await this.beginBreak(term);
  }

  async closeSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.sheet.waitFor({ state: 'hidden' });
  }

  /** Excludes the member for six months by the login password. */
  async excludeSelf(loginPassword: string): Promise<void> {
    await this.breakRow('member:security.break.selfExclusion').click();
    await this.field('member:payment.loginPassword').fill(loginPassword);
    await this.beginBreak('6m');
    await this.breakTaken.waitFor();
    await this.closeSheet();
  }

  /** Presses what an account offers: `security.makeDefault`. */
  async press(account: string, key: Parameters<Texts>[0]): Promise<void> {
    await this.accounts
      .filter({ hasText: account })
      .getByRole('button', { name: this.t(key) })
      .click();
  }

  async confirmRemoval(): Promise<void> {
    await sayYes(this.question, this.t('member:security.remove'));
  }
}
