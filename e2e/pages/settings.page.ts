import { SitePage } from './site.page.ts';

export class SettingsPage extends SitePage {
  static readonly path = '/m/set';
  readonly signOutButton = this.page.getByRole('button', { name: this.t('account:settings.signOut') });
}
