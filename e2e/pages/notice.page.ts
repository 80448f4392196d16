import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** Announcements: the strip of the home page that leads there, the list, and where it is counted what is unread. */
export class NoticePage extends SitePage {
  static readonly path = paths.notice;
  static readonly hubPath = paths.messages;
  readonly strip = this.page.getByRole('main').locator(`a[href="${paths.notice}"]`);
  readonly list = this.page.getByRole('list', { name: this.t('browse:notice.list') });
  readonly rows = this.list.getByRole('button');
  readonly unread = this.list.getByText(this.t('browse:notices.unread'), { exact: true });
  readonly hubRows = this.page.getByRole('list', { name: this.t('browse:message.title') }).getByRole('link');

  async open(): Promise<void> {
    await this.page.goto(NoticePage.path);
  }

  async openHub(): Promise<void> {
    await this.page.goto(NoticePage.hubPath);
  }
}
