import type { Locator } from '@playwright/test';
import { SettingsPage } from './settings.page.ts';
import { SitePage } from './site.page.ts';

export class SessionsPage extends SitePage {
  readonly here = this.page.getByRole('list', { name: this.t('account:sessions.here') });
  readonly others = this.page.getByRole('list', { name: this.t('account:sessions.others') }).getByRole('listitem');
  readonly none = this.page.getByText(this.t('account:sessions.none'));
  readonly done = this.page.getByText(this.t('account:sessions.done'), { exact: true });
  readonly failed = this.page.getByText(this.t('account:sessions.failed'));
  readonly question = this.page.getByRole('alertdialog');

  /** As a player comes here: from the settings. */
  async open(): Promise<void> {
    await this.page.goto(SettingsPage.path);
    await this.page.getByRole('link', { name: this.t('account:settings.devices') }).click();
  }

  async signOut(device: Locator): Promise<void> {
    await device.getByRole('button').click();
    await this.question.getByRole('button', { name: this.t('account:sessions.signOutOne') }).click();
  }

  async signOutAll(): Promise<void> {
    const all = { name: this.t('account:sessions.signOutAll') };
    await this.page.getByRole('button', all).click();
    await this.question.getByRole('button', all).click();
  }
}
