import type { Locator } from '@playwright/test';
import { paths } from 'shared-kernel/contracts/paths';
import { SitePage } from './site.page.ts';

export class HomePage extends SitePage {
  static readonly path = paths.home;
  readonly categories = this.page.getByRole('tablist', { name: this.t('browse:popular.menu') });
  readonly hotGames = this.gamesOf(this.t('browse:popular.hotNow'));
  readonly slots = this.gamesOf(this.t('kit:category.RNG'));
  readonly popup = this.page.getByRole('dialog');

  gamesOf(title: string): Locator {
    return this.page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto(HomePage.path);
  }

  async showSlots(): Promise<void> {
    await this.categories.getByRole('tab', { name: this.t('kit:category.RNG') }).click();
  }

  /** Opens the first game of the slots. */
  async playFirstSlot(): Promise<void> {
    await this.slots.first().getByRole('link').click();
  }

  async closePopup(): Promise<void> {
    await this.popup.getByRole('button', { name: this.t('kit:close') }).click();
  }
}
