import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class SettingsPage extends SitePage {
  static readonly path = paths.settings;
  readonly signOutButton = this.page.getByRole('button', { name: this.t('common:signOut') });
}
