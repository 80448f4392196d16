import { SitePage } from './site.page.ts';

/** The pages about an agent's team: overview, profit and loss, members, notices, accounts to open. */
export class TeamPage extends SitePage {
  readonly members = this.page.getByRole('main').getByRole('listitem').filter({ hasText: '₱' });
  /** The rows of either page of rebates, or the word that there are none. */
  readonly rebates = this.members.or(this.page.getByText(this.t('agent:agentRebates.empty'))).first();
  /** The rows of dividends, or the word that there are none. */
  readonly dividends = this.members.or(this.page.getByText(this.t('agent:agentDividend.empty'))).first();
  readonly notices = this.page.getByRole('list', { name: this.t('agent:agentNotices.list') }).getByRole('button');
  readonly links = this.page.getByRole('main').getByRole('listitem').filter({ hasText: 'affiliateCode=' });
  readonly contract = this.page
    .getByRole('table')
    .or(this.page.getByText(this.t('agent:contracts.none')))
    .first();
  readonly makeLinkButton = this.page.getByRole('button', { name: this.t('agent:agentRegister.make') });
  readonly openButton = this.page.getByRole('button', { name: this.t('agent:agentRegister.open') });
  readonly figures = this.page.getByRole('main').locator('dl dd');
  /** What may be sent to the team. */
  readonly transferable = this.page.getByRole('region', { name: this.t('agent:teamTransfer.can') });
}
