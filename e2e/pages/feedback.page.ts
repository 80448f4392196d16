import { paths } from '@shared-kernel/contracts/system/paths';
import { SitePage } from './site.page.ts';

/** Feedback: own messages with their answers, and the form for another. */
export class FeedbackPage extends SitePage {
  static readonly path = paths.feedback;
  readonly log = this.page.getByRole('log', { name: this.t('member:feedback.own') });
  readonly messages = this.log.getByRole('listitem');
  readonly about = this.page.getByLabel(this.t('feedback:about'));
  readonly message = this.page.getByLabel(this.t('feedback:message'), { exact: true });
  readonly pictures = this.page.locator('input[type=file]');
  readonly sendButton = this.page.getByRole('button', { name: this.t('feedback:send'), exact: true });
  readonly sent = this.page.getByText(this.t('member:feedback.sent'), { exact: true });

  async open(): Promise<void> {
    await this.page.goto(FeedbackPage.path);
  }
}
