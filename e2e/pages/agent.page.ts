import type { Locator } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

export type Figure = 'loggedIn' | 'bet' | 'registered' | 'online';

export class AgentPage extends SitePage {
  static readonly path = paths.agentHome;
  readonly figuresHeading = this.page.getByRole('heading', { name: this.t('agent:figures.heading') });

  /** A figure of the team's today; its text is the number alone. */
  figure(name: Figure): Locator {
    const term = this.page.getByRole('term').filter({ hasText: this.t(`agent:figures.${name}`) });
    return this.page.locator('dl > div').filter({ has: term }).getByRole('definition');
  }

  async open(): Promise<void> {
    await this.page.goto(AgentPage.path);
  }
}
