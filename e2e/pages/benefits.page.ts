import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class BenefitsPage extends SitePage {
  private readonly main = this.page.getByRole('main');
  /** The own level. */
  readonly own = this.main.getByRole('region', { name: this.t('member:benefits.own') });
  readonly levels = this.main.getByRole('listitem');
  readonly status = this.main.getByRole('status');

  async open(): Promise<void> {
    await this.page.goto(paths.benefits);
  }
}
