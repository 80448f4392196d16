import type { Area } from '../http/area.ts';
import { captchaApi } from './captcha/captcha.api.ts';
import { feedbackApi } from './feedback/feedback.api.ts';
import { depositMail } from './members/deposit-mail.ts';
import { membersApi } from './members/members.api.ts';
import { LOGIN_JOBS } from './session/login.jobs.ts';
import { sessionApi } from './session/session.api.ts';

export const PEOPLE: Area = {
  name: 'people',
  apis: [sessionApi, captchaApi, membersApi, feedbackApi],
  jobs: LOGIN_JOBS,
  listeners: [depositMail],
};
