import type { Area } from '../http/area.ts';
import { ACCOUNTS_JOBS } from './accounts.jobs.ts';
import { captchaApi } from './captcha/captcha.api.ts';
import { exclusionsApi } from './exclusions/exclusions.api.ts';
import { memberInfoApi } from './member-info/member-info.api.ts';
import { partnerDesk } from './partner-sites/partner-desk.ts';
import { partnerSitesApi } from './partner-sites/partner-sites.api.ts';
import { passkeysApi } from './passkeys/passkeys.api.ts';
import { forgottenMail } from './password/forgotten-mail.ts';
import { passwordApi } from './password/password.api.ts';
import { paymentPasswordApi } from './payment-password/payment-password.api.ts';
import { profileApi } from './profile/profile.api.ts';
import { affiliatesSeed } from './registration/affiliates.seed.ts';
import { registrationApi } from './registration/registration.api.ts';
import { sessionApi } from './session/session.api.ts';
import { sessionsApi } from './session/sessions.api.ts';
import { signInAlertMail } from './session/sign-in-alerts.ts';
import { socialApi } from './social/social.api.ts';
import { unblockDesk } from './unblock/unblock-desk.ts';
import { verificationApi } from './verification/verification.api.ts';

export const ACCOUNTS: Area = {
  name: 'accounts',
  apis: [
    sessionApi,
    sessionsApi,
    socialApi,
    captchaApi,
    exclusionsApi,
    memberInfoApi,
    partnerSitesApi,
    partnerDesk,
    passkeysApi,
    passwordApi,
    paymentPasswordApi,
    profileApi,
    registrationApi,
    unblockDesk,
    verificationApi,
  ],
  jobs: ACCOUNTS_JOBS,
  eventHandlers: [forgottenMail, signInAlertMail],
  seeds: [affiliatesSeed],
};
