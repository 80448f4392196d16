import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class MemberCentrePage extends SitePage {
  static readonly path = paths.memberCentre;
  readonly balance = this.page.getByRole('region', { name: this.t('common:balance.total') });
  readonly guestCard = this.page.getByRole('heading', { name: this.t('member:guest.heading') });
  readonly recordTile = this.page.getByText(this.t('member:tile.bettingRecord'), { exact: true }).first();
  readonly entry = (name: 'agency' | 'leaderboard' | 'messages' | 'rewards') =>
    this.page.getByText(this.t(`member:entry.${name}`), { exact: true });
  readonly settingsButton = this.page.getByRole('button', { name: this.t('member:header.settings') });

  readonly toWithdraw = this.balance.getByRole('link', { name: this.t('common:withdraw') });

  async open(): Promise<void> {
    await this.page.goto(MemberCentrePage.path);
  }

  async openBettingRecord(): Promise<void> {
    await this.recordTile.click();
  }

  async openAgency(): Promise<void> {
    await this.entry('agency').click();
  }
}
