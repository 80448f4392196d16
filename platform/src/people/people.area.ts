import type { Area } from '../http/area.ts';
import { captchaApi } from './captcha/captcha.api.ts';
import { membersApi } from './members/members.api.ts';
import { sessionApi } from './session/session.api.ts';

export const PEOPLE: Area = { name: 'people', apis: [sessionApi, captchaApi, membersApi] };
