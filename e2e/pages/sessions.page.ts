import type { Locator } from '@playwright/test';
import { sayYes } from './question.ts';
import { SettingsPage } from './settings.page.ts';
import { SitePage } from './site.page.ts';

export class SessionsPage extends SitePage {
  static readonly path = '/m/sessions';
  readonly here = this.page.getByRole('list', { name: this.t('account:sessions.here') });
  readonly others = this.page.getByRole('list', { name: this.t('account:sessions.others') }).getByRole('listitem');
  readonly none = this.page.getByText(this.t('account:sessions.none'));
  readonly done = this.page.getByText(this.t('account:sessions.done'), { exact: true });
  readonly failed = this.page.getByText(this.t('account:sessions.failed'));
  readonly passkeys = this.page.getByRole('list', { name: this.t('account:passkeys.title') }).getByRole('listitem');
  readonly noPasskey = this.page.getByText(this.t('account:passkeys.none'));
  readonly addButton = this.page.getByRole('button', { name: this.t('account:passkeys.add') });
  readonly links = this.page.getByRole('list', { name: this.t('account:links.title') }).getByRole('listitem');
  readonly question = this.page.getByRole('alertdialog');

  /** As a player comes here: from the settings. */
  async open(): Promise<void> {
    await this.page.goto(SettingsPage.path);
    await this.page.getByRole('link', { name: this.t('account:settings.devices') }).click();
  }

  async addPasskey(name: string, password: string): Promise<void> {
    await this.addButton.click();
    const sheet = this.page.getByRole('dialog', { name: this.t('account:passkeys.add') });
    await sheet.getByRole('textbox', { name: this.t('account:passkeys.name') }).fill(name);
    await sheet.getByLabel(this.t('account:passkeys.password'), { exact: true }).fill(password);
    await sheet.getByRole('button', { name: this.t('account:passkeys.add') }).click();
  }

  async renamePasskey(from: string, to: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('account:passkeys.rename', { name: from }) }).click();
    const sheet = this.page.getByRole('dialog', { name: this.t('account:passkeys.renameTitle') });
    await sheet.getByRole('textbox', { name: this.t('account:passkeys.name') }).fill(to);
    await sheet.getByRole('button', { name: this.t('account:passkeys.save') }).click();
  }

  async removePasskey(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('account:passkeys.remove', { name }) }).click();
    await sayYes(this.question, this.t('account:passkeys.removeOne'));
  }

  async unlink(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t('account:links.unlink', { name }) }).click();
    await sayYes(this.question, this.t('account:links.unlinkOne'));
  }

  async signOut(device: Locator): Promise<void> {
    await device.getByRole('button').click();
    await sayYes(this.question, this.t('account:sessions.signOutOne'));
  }

  async signOutAll(): Promise<void> {
    const all = this.t('account:sessions.signOutAll');
    await this.page.getByRole('button', { name: all }).click();
    await sayYes(this.question, all);
  }
}
