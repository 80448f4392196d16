import type { Area } from '../http/area.ts';
import { CENTRE_JOBS } from './centre.jobs.ts';
import { feedbackApi } from './feedback/feedback.api.ts';
import { feedbackDesk } from './feedback/feedback-desk.ts';
import { ACCOUNT_MAILS } from './members/account-mails.ts';
import { closedTrialsMail } from './members/closed-trials.ts';
import { contractMail } from './members/contract-mail.ts';
import { emailMail } from './members/email-mail.ts';
import { mailDesk } from './members/mail-desk.ts';
import { membersApi } from './members/members.api.ts';
import { MONEY_MAILS } from './members/money-mails.ts';
import { rewardMail } from './members/reward-mail.ts';

/** The member centre: what it shows of the areas below it, the member's mails about them, and feedback. */
export const CENTRE: Area = {
  name: 'centre',
  apis: [membersApi, feedbackApi, feedbackDesk, mailDesk],
  jobs: CENTRE_JOBS,
  eventHandlers: [...ACCOUNT_MAILS, emailMail, ...MONEY_MAILS, contractMail, rewardMail, closedTrialsMail],
};
