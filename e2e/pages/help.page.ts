import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** The help centre, and one of its articles. */
export class HelpPage extends SitePage {
  static readonly path = paths.help;
  static readonly articlePath = paths.helpDetail;
  readonly search = this.page.getByRole('searchbox', { name: this.t('browse:help.search') });
  readonly articles = this.page.getByRole('list', { name: this.t('browse:help.articles') }).getByRole('link');
  readonly articleTitle = this.page.getByRole('article').getByRole('heading', { level: 2 });

  async open(): Promise<void> {
    await this.page.goto(HelpPage.path);
  }
}
