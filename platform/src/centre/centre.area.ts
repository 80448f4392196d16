import type { Area } from '../http/area.ts';
import { feedbackApi } from './feedback/feedback.api.ts';
import { FEEDBACK_JOBS } from './feedback/feedback.jobs.ts';
import { feedbackDesk } from './feedback/feedback-desk.ts';
import { bonusMail } from './members/bonus-mail.ts';
import { closedTrialsMail } from './members/closed-trials.ts';
import { depositMail } from './members/deposit-mail.ts';
import { emailMail } from './members/email-mail.ts';
import { exclusionMail } from './members/exclusion-mail.ts';
import { mailDesk } from './members/mail-desk.ts';
import { membersApi } from './members/members.api.ts';
import { MESSAGE_JOBS } from './members/messages.jobs.ts';
import { newPlaceMail } from './members/new-place-mail.ts';
import { passkeyMail } from './members/passkey-mail.ts';
import { passwordMail } from './members/password-mail.ts';
import { paymentPasswordMail } from './members/payment-password-mail.ts';
import { socialMail, unlinkedMail } from './members/social-mail.ts';
import { transferMail } from './members/transfer-mail.ts';
import { withdrawalMail } from './members/withdrawal-mail.ts';

/** The member centre: what it shows of the areas below it, the member's mails about them, and feedback. */
export const CENTRE: Area = {
  name: 'centre',
  apis: [membersApi, feedbackApi, feedbackDesk, mailDesk],
  jobs: [...FEEDBACK_JOBS, ...MESSAGE_JOBS],
  eventHandlers: [
    bonusMail,
    closedTrialsMail,
    depositMail,
    emailMail,
    exclusionMail,
    newPlaceMail,
    passkeyMail,
    passwordMail,
    paymentPasswordMail,
    socialMail,
    unlinkedMail,
    transferMail,
    withdrawalMail,
  ],
};
