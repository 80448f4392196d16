import { SitePage } from './site.page.ts';

/** The live chat: a page of the site around the platform's frame. */
export class ChatPage extends SitePage {
  static readonly path = '/m/service/chat';
  readonly frame = this.page.frameLocator('iframe');
  readonly log = this.frame.getByRole('log');
  readonly words = this.frame.getByRole('textbox');
  readonly send = this.frame.getByRole('button');
  readonly hours = this.page.getByText(this.t('browse:chat.hours'));
}
