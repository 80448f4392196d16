import type { Locator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** The list of promotions, and the page of one. */
export class PromotionsPage extends SitePage {
  static readonly path = paths.promotions;
  static readonly onePath = paths.promotion;
  readonly cards = this.page.getByRole('list', { name: this.t('browse:promotion.title') }).getByRole('link');
  readonly terms = this.page.getByRole('heading', { name: this.t('browse:promotion.terms') });
  readonly loginToJoin = this.page.getByRole('link', { name: this.t('browse:promotion.loginToJoin') });
  readonly joinButton = this.page.getByRole('button', { name: this.t('browse:promotion.join') });
  readonly taken = this.page.getByText(this.t('browse:promotion.taken'));

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  async open(): Promise<void> {
    await this.page.goto(PromotionsPage.path);
  }
}
