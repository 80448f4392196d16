import type { Area } from '../http/area.ts';
import { captchaApi } from './captcha/captcha.api.ts';
import { exclusionsApi } from './exclusions/exclusions.api.ts';
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
import { passkeysApi } from './passkeys/passkeys.api.ts';
import { PASSKEY_JOBS } from './passkeys/passkeys.jobs.ts';
import { forgottenMail } from './password/forgotten-mail.ts';
import { passwordApi } from './password/password.api.ts';
import { paymentPasswordApi } from './payment-password/payment-password.api.ts';
import { profileApi } from './profile/profile.api.ts';
import { affiliatesSeed } from './registration/affiliates.seed.ts';
import { registrationApi } from './registration/registration.api.ts';
import { LOGIN_JOBS } from './session/login.jobs.ts';
import { sessionApi } from './session/session.api.ts';
import { sessionsApi } from './session/sessions.api.ts';
import { socialApi } from './social/social.api.ts';
import { SOCIAL_JOBS } from './social/social.jobs.ts';
import { verificationApi } from './verification/verification.api.ts';
import { VERIFICATION_JOBS } from './verification/verification.jobs.ts';

export const PEOPLE: Area = {
  name: 'people',
  apis: [
    sessionApi,
    sessionsApi,
    socialApi,
    captchaApi,
    exclusionsApi,
    membersApi,
    passkeysApi,
    passwordApi,
    paymentPasswordApi,
    profileApi,
    registrationApi,
    verificationApi,
    feedbackApi,
    feedbackDesk,
    mailDesk,
  ],
  jobs: [...LOGIN_JOBS, ...SOCIAL_JOBS, ...PASSKEY_JOBS, ...MESSAGE_JOBS, ...VERIFICATION_JOBS, ...FEEDBACK_JOBS],
  listeners: [
    depositMail,
    bonusMail,
    exclusionMail,
    withdrawalMail,
    socialMail,
    unlinkedMail,
    transferMail,
    newPlaceMail,
    passwordMail,
    paymentPasswordMail,
    passkeyMail,
    emailMail,
    forgottenMail,
    closedTrialsMail,
  ],
  seeds: [affiliatesSeed],
};
