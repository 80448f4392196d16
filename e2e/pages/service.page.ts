import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class ServicePage extends SitePage {
  static readonly path = paths.service;
  readonly channels = this.page.getByRole('list', { name: this.t('browse:channel.title') }).getByRole('button');
}
