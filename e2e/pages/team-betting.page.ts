import type { Locator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export class TeamBettingPage extends SitePage {
  static readonly path = paths.teamBets;
  readonly bets = this.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: this.t('agent:teamBets.number') });
  readonly usernameSearch = this.page.getByRole('searchbox', { name: this.t('records:team.userName') });
  /** The breadcrumb; not there while the whole team is shown. */
  readonly place = this.page.getByRole('navigation', { name: this.t('records:team.breadcrumb') });
  readonly wholeTeam = this.place.getByRole('button', { name: this.t('records:team.own') });

  member(userName: string): Locator {
    return this.bets.getByRole('button', { name: this.t('records:team.drill', { userName }), exact: true });
  }

  /** The username on the first bet. */
  async firstMember(): Promise<string> {
    return (await this.bets.first().getByRole('button').nth(1).textContent()) ?? '';
  }

  async open(): Promise<void> {
    await this.page.goto(`${TeamBettingPage.path}?range=7d`);
  }
}
