import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class LeaderboardPage extends SitePage {
  private readonly main = this.page.getByRole('main');
  /** Of today. */
  readonly missions = this.main.getByRole('region', { name: this.t('member:leaderboard.daily') }).getByRole('listitem');
  readonly ranking = this.main.getByRole('tab', { name: this.t('member:leaderboard.ranking') });
  readonly rows = this.main.getByRole('list', { name: this.t('member:leaderboard.ranking') }).getByRole('listitem');
  /** The own place. */
  readonly mine = this.main.getByRole('region', { name: this.t('member:leaderboard.mine') });

  async open(): Promise<void> {
    await this.page.goto(paths.leaderboard);
  }
}
