import type { FrameLocator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** The playing frame with its bar; `game` is the game itself, in its sandbox. */
export class LauncherPage extends SitePage {
  static readonly path = paths.launchGame;
  readonly leaveButton = this.page.getByRole('button', { name: this.t('browse:launch.leave') });
  /** The bar's one link that names an amount. */
  readonly balance = this.page.locator('header').getByRole('link', { name: '₱' });
  /** In the game's place while the member takes a break from play. */
  readonly onBreak = this.page.getByRole('heading', { name: this.t('browse:launch.refused.excluded.title') });
  readonly toBreak = this.page.getByRole('link', { name: this.t('browse:launch.toBreak') });
  /** How long the session of play lasts, and what it has come to. */
  readonly clock = this.page.getByRole('region', { name: this.t('browse:launch.session.label') });
  readonly realityCheck = this.page.getByRole('alertdialog');
  readonly goOn = this.realityCheck.getByRole('button', { name: this.t('browse:launch.session.goOn') });
  readonly leaveAtCheck = this.realityCheck.getByRole('button', { name: this.t('browse:launch.leave') });
  readonly title = this.page.getByRole('heading', { level: 1 });

  get game(): FrameLocator {
    return this.page.frameLocator('iframe[title]');
  }

  async leave(): Promise<void> {
    await this.leaveButton.click();
  }
}
