import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** Invite friends. */
export class InvitePage extends SitePage {
  static readonly path = paths.invite;
  private readonly main = this.page.getByRole('main');
  readonly earned = this.main.getByRole('region', { name: this.t('member:inviteFriends.earned') });
  readonly link = this.main.getByRole('region', { name: this.t('member:inviteFriends.link') });
  readonly address = this.link.getByText('recommenderId=');
  readonly friends = this.main
    .getByRole('list', { name: this.t('member:inviteFriends.friends') })
    .getByRole('listitem');
}
