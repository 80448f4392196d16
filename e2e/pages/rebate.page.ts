import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class RebatePage extends SitePage {
  readonly today = this.page.getByRole('region', { name: this.t('member:manualRebate.open') });
  readonly claimAll = this.today.getByRole('button', { name: this.t('member:manualRebate.claimAll') });
  readonly given = this.page.getByRole('main').getByRole('listitem');

  async open(): Promise<void> {
    await this.page.goto(paths.manualRebate);
  }

  async openReport(): Promise<void> {
    await this.page.goto(paths.rebateReport);
  }
}
