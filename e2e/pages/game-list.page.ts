import type { Locator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { SitePage } from './site.page.ts';

export class GameListPage extends SitePage {
  static readonly path = paths.gameList;
  readonly games = this.page.locator('[aria-setsize]');
  readonly search = this.page.getByRole('searchbox', { name: this.t('browse:list.search') });
  /** Open games below others that are closed. */
  readonly openGames = this.page.getByRole('list', { name: this.t('browse:tile.openNow') });
  readonly vendors = this.page.getByRole('group', { name: this.t('browse:vendors.label') });
  readonly empty = this.page.getByRole('heading', { name: this.t('browse:list.empty.narrowed') });
  readonly filterButton = this.page.getByRole('button', { name: this.t('browse:list.filter') });

  chip(name: string): Locator {
    return this.page.getByRole('button', { name: this.t('browse:list.clear', { name }) });
  }

  /** A tile by its place among all, from 1. */
  gameAt(place: number): Locator {
    return this.page.locator(`[aria-posinset="${place}"]`).getByRole('link');
  }

  /** Every game of a category. */
  async open(category: GameCategory): Promise<void> {
    await this.page.goto(`${GameListPage.path}?gameType=${category}&gameClassify=ALL`);
  }

  async searchFor(name: string): Promise<void> {
    await this.search.fill(name);
    await this.search.press('Enter');
  }
}
