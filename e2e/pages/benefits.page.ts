import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class BenefitsPage extends SitePage {
  private readonly main = this.page.getByRole('main');
  /** The own level. */
  readonly own = this.main.getByRole('region', { name: this.t('member:benefits.own') });
  readonly levels = this.main.getByRole('listitem');
  readonly status = this.main.getByRole('status');

  /** The bonus of a level, while it waits. */
  readonly bonus = (level: number) =>
    this.main.getByRole('region', { name: this.t('member:benefits.bonusOf', { level }) });

  async open(): Promise<void> {
    await this.page.goto(paths.benefits);
  }
}
