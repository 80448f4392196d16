import type { Area } from '../http/area.ts';
import { chatApi } from './chat/chat.api.ts';
import { chatDesk } from './chat/chat-desk.ts';
import { feedbackApi } from './feedback/feedback.api.ts';
import { feedbackDesk } from './feedback/feedback-desk.ts';
import { ACCOUNT_MAILS } from './mail/account-mails.ts';
import { closedTrialsMail } from './mail/closed-trials.ts';
import { contractMail } from './mail/contract-mail.ts';
import { emailMail } from './mail/email-mail.ts';
import { levelMail } from './mail/level-mail.ts';
import { mailApi } from './mail/mail.api.ts';
import { mailDesk } from './mail/mail-desk.ts';
import { MONEY_MAILS } from './mail/money-mails.ts';
import { rewardMail } from './mail/reward-mail.ts';
import { MESSAGES_JOBS } from './messages.jobs.ts';

/** What operator and members write to each other: mails, feedback, live chat. */
export const MESSAGES: Area = {
  name: 'messages',
  apis: [mailApi, mailDesk, feedbackApi, feedbackDesk, chatApi, chatDesk],
  jobs: MESSAGES_JOBS,
  eventHandlers: [...ACCOUNT_MAILS, emailMail, ...MONEY_MAILS, contractMail, rewardMail, levelMail, closedTrialsMail],
};
