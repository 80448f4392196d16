import type { Locator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class HomePage extends SitePage {
  static readonly path = paths.home;
  readonly categories = this.page.getByRole('tablist', { name: this.t('browse:popular.menu') });
  readonly hotGames = this.gamesOf(this.t('browse:popular.hotNow'));
  readonly slots = this.gamesOf(this.t('common:category.RNG'));
  /** What the chosen category holds. */
  readonly panel = this.page.getByRole('tabpanel');
  readonly banners = this.page.getByRole('region', { name: this.t('browse:banners.label') });
  /** The last line of the page. */
  readonly footer = this.page.getByText(this.t('browse:footer.age', { age: 21 }));
  readonly serviceMenu = this.page.getByRole('button', { name: this.t('browse:channel.menu') });
  readonly popup = this.page.getByRole('dialog');
  readonly nextPopup = this.popup.getByRole('button', { name: this.t('browse:popup.next') });

  gamesOf(title: string): Locator {
    return this.page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto(HomePage.path);
  }

  async showSlots(): Promise<void> {
    await this.categories.getByRole('tab', { name: this.t('common:category.RNG') }).click();
  }

  /** As the heart of its tile has it: the tile itself may say more. */
  async nameOfFirstSlot(): Promise<string> {
    const label = await this.slots.first().getByRole('button').getAttribute('aria-label');
    return (label ?? '').replace(this.t('browse:tile.favourite', { game: '' }), '');
  }

  /** Opens the first game of the slots. */
  async playFirstSlot(): Promise<void> {
    await this.slots.first().getByRole('link').click();
  }

  /** Opens the game of this title in a category's list; the first one, if there is none. */
  async playGame(category: string, title = ''): Promise<void> {
    const games = this.gamesOf(this.t(`common:category.${category}`));
    await games.filter({ hasText: title }).first().getByRole('link').click();
  }

  async closePopup(): Promise<void> {
    await this.popup.getByRole('button', { name: this.t('common:close') }).click();
    await this.popup.waitFor({ state: 'hidden' });
  }
}
