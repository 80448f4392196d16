import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class RewardCenterPage extends SitePage {
  private readonly main = this.page.getByRole('main');
  readonly rewards = this.main.getByRole('list', { name: this.t('member:rewardCenter.list') }).getByRole('listitem');
  readonly status = this.main.getByRole('status').first();
  readonly playing = this.main.getByRole('tab', { name: this.t('member:rewardCenter.playing') });
  readonly history = this.main.getByRole('tab', { name: this.t('member:rewardCenter.history') });
  /** The bonus in progress. */
  readonly bonus = this.main.getByRole('region', { name: this.t('member:activeBonus.label') });
  readonly ended = this.main.getByRole('list', { name: this.t('member:rewardCenter.history') }).getByRole('listitem');

  async open(): Promise<void> {
    await this.page.goto(paths.rewards);
  }

  claimOf(title: string) {
    return this.rewards.filter({ hasText: title }).getByRole('button');
  }
}
