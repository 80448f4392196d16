import type { AnyEndpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as member from './member.ts';
import * as password from './password.ts';
import * as profile from './profile.ts';
import * as registration from './registration.ts';
import * as session from './session.ts';
import * as verification from './verification.ts';

type Row = readonly [endpoint: AnyEndpoint, method: string, path: string, module?: string];

/** Accounts §7, account and session: each call whose method, path or module is shown, as it is written there. */
const SPECIFIED: readonly Row[] = [
  [session.login, 'POST', '/wps/session/login'],
  [session.logout, 'DELETE', '/wps/session/logout'],
  [session.startTrial, 'POST', '/wps/session/login/freeplay', 'FREEPLAY3'],
  [registration.register, 'PUT', '/wps/member/register', 'REGISTER_REE3'],
  [registration.registerByMobile, 'PUT', '/wps/member/register/mobile', 'REGISTER_REE3'],
  [session.getCaptcha, 'GET', '/wps/captcha', 'VALID_CAPTCHA3'],
  [registration.checkUsername, 'GET', '/wps/check/username'],
  [verification.sendRegisterCode, 'POST', '/wps/verification/sms/register'],
  [verification.sendLoginCode, 'POST', '/wps/verification/sms/noLogin', 'VERIFICATION3'],
  [verification.sendResetCode, 'POST', '/wps/verification/sms/password', 'PWRESETSMS3'],
  [password.setPasswordByPhone, 'POST', '/wps/member/password/mobile', 'PWRESETSMS3'],
  [password.sendPasswordEmail, 'POST', '/wps/member/password/email'],
  [password.changePassword, 'POST', '/wps/member/password'],
  [registration.getCountries, 'GET', '/wps/system/country'],
  [member.getMemberInfo, 'GET', '/wps/member/info'],
  [member.getPromotions, 'GET', '/wps/promotion/available', 'REWCEN3'],
  [member.getClubBenefit, 'GET', '/wps/member/club/benefit', 'MEMCLUB3'],
  [member.getUnreadCount, 'GET', '/wps/relay/CSP_unreadCount', 'INBOX3'],
  [profile.getHeadIcon, 'GET', '/wps/member/info/icon', 'PROFPIC3'],
  [profile.setHeadIcon, 'POST', '/wps/member/info/icon', 'PROFPIC3'],
  [profile.setEmail, 'POST', '/wps/member/info/email'],
  [profile.setPayeeName, 'POST', '/wps/member/info/payeename'],
  [profile.setNickname, 'POST', '/wps/member/info/nickname'],
  [profile.getSecurityConfig, 'GET', '/wps/member/securityConfig'],
  [profile.getSecurityQuestions, 'GET', '/wps/member/securityQuestions'],
  [profile.getOwnSecurityQuestions, 'GET', '/wps/member/customerSecurityQuestions'],
  [feedback.sendFeedback, 'PUT', '/wps/feedback', 'FEEDBACK3'],
];

it.each(SPECIFIED.map(([endpoint, ...row]) => [row.join(' '), endpoint, row] as const))(
  '%s',
  (_, endpoint, [method, path, module]) => {
    expect([endpoint.method, endpoint.path, endpoint.module]).toEqual([method, path, module]);
  },
);
