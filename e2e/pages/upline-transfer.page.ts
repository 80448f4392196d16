import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class UplineTransferPage extends SitePage {
  static readonly path = paths.uplineTransfer;
  /** Who gets it, and what may go. */
  readonly funds = this.page.getByRole('region', { name: this.t('member:uplineTransfer.can') });
}
