import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** Red envelope rain: the round, the rain, the prizes. */
export class RedRainPage extends SitePage {
  readonly round = this.page.getByRole('region', { name: this.t('agent:redRain.round') });
  readonly rules = this.page.getByText(this.t('agent:redRain.rule.drawn'));
  readonly countdown = this.page.getByRole('timer', { name: this.t('agent:redRain.left') });
  readonly joinButton = this.page.getByRole('button', { name: this.t('agent:redRain.join.rain') });
  readonly sky = this.page.getByTestId('rain');
  readonly skipButton = this.page.getByRole('button', { name: this.t('agent:redRain.skip') });
  readonly won = this.page.getByRole('status').filter({ hasText: this.t('agent:redRain.won') });
  readonly prizes = this.page.getByRole('list', { name: this.t('agent:redRain.prizes') }).getByRole('listitem');

  async open(): Promise<void> {
    await this.page.goto(paths.redRain);
  }

  /** Taps where an envelope is, however it falls. */
  async tap(): Promise<void> {
    await this.sky.locator('span > span').first().dispatchEvent('pointerdown');
  }
}
