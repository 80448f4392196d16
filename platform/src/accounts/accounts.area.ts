import type { Area } from '../http/area.ts';
import { captchaApi } from './captcha/captcha.api.ts';
import { exclusionsApi } from './exclusions/exclusions.api.ts';
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

export const ACCOUNTS: Area = {
  name: 'accounts',
  apis: [
    sessionApi,
    sessionsApi,
    socialApi,
    captchaApi,
    exclusionsApi,
    passkeysApi,
    passwordApi,
    paymentPasswordApi,
    profileApi,
    registrationApi,
    verificationApi,
  ],
  jobs: [...LOGIN_JOBS, ...SOCIAL_JOBS, ...PASSKEY_JOBS, ...VERIFICATION_JOBS],
  eventHandlers: [forgottenMail],
  seeds: [affiliatesSeed],
};
