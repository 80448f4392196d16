import type { ServedRules } from '@shared-kernel/forms';
import { isShown, type RegisterField, type RegisterSituation, registerRules } from './register-fields.ts';

const PLAIN: RegisterSituation = {
  method: 'username',
  verifiesNumber: false,
  mobileHasPassword: false,
  asksInvitation: true,
  isRecommended: false,
  isCaptchaAsked: false,
};
const ON = { enabled: true, required: false };
const OFF = { enabled: false, required: false };
const ALL_ON: ServedRules = {
  username: ON,
  password: ON,
  confirmPassword: ON,
  mobileNum: ON,
  verificationCode: ON,
  recommenderId: ON,
  affiliateCode: ON,
};

const WATCHED = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'ownMobileNum',
  'verificationCode',
  'recommenderId',
  'affiliateCode',
  'identifying',
] as const satisfies readonly RegisterField[];

const shownIn = (situation: Partial<RegisterSituation>, served: ServedRules | null = ALL_ON) => {
  const rules = registerRules(served ?? undefined, { ...PLAIN, ...situation });
  return WATCHED.filter((field) => isShown(rules[field])).join(' ');
};

const BY_NAME = 'username password confirmPassword mobileNum';

/** Every two values of two different columns stand in a row together. */
it.each([
  ['username', false, false, true, false, false, `${BY_NAME} recommenderId affiliateCode`],
  ['username', true, true, false, true, true, `${BY_NAME} verificationCode identifying`],
  ['mobile', false, true, true, true, false, 'password confirmPassword ownMobileNum verificationCode affiliateCode'],
  ['mobile', true, false, false, false, true, 'ownMobileNum verificationCode recommenderId identifying'],
  ['mobile', true, false, true, true, false, 'ownMobileNum verificationCode affiliateCode'],
  ['username', false, true, false, false, true, `${BY_NAME} recommenderId identifying`],
  ['username', true, true, true, false, true, `${BY_NAME} verificationCode recommenderId affiliateCode identifying`],
  ['mobile', false, false, false, true, true, 'ownMobileNum verificationCode identifying'],
  ['username', true, false, false, false, false, `${BY_NAME} verificationCode recommenderId`],
] as const)('%s, verified %j, password by mobile %j, invitation %j, recommended %j, captcha %j', (...row) => {
  const [method, verifiesNumber, mobileHasPassword, asksInvitation, isRecommended, isCaptchaAsked, fields] = row;
  const situation = { method, verifiesNumber, mobileHasPassword, asksInvitation, isRecommended, isCaptchaAsked };
  expect(shownIn(situation)).toBe(fields);
});

it.each(['username', 'password', 'mobileNum', 'affiliateCode', 'email', 'zalo'] as const)(
  'shows %s as the server says, and no stricter',
  (field) => {
    for (const rule of [ON, OFF, { enabled: true, required: true, maxLength: 9 }])
      expect(registerRules({ [field]: rule }, PLAIN)[field]).toEqual(rule);
  },
);

it('has what is declared until the rules are there', () => {
  expect(shownIn({}, null)).toBe(BY_NAME);
  expect(registerRules(undefined, PLAIN).mobileNum.required).toBe(false);
  expect(shownIn({ method: 'mobile' }, null)).toBe('ownMobileNum verificationCode');
});

it('asks for the number that it verifies, whatever the server says of it otherwise', () => {
  const rules = registerRules({ ...ALL_ON, mobileNum: OFF }, { ...PLAIN, verifiesNumber: true });
  expect(rules.mobileNum).toMatchObject({ enabled: true, required: true });
  expect(isShown(rules.verificationCode)).toBe(true);
});

it('asks for the captcha by the registration’s own rule, not the login’s', () => {
  expect(shownIn({}, { captcha: { enabled: true, required: true } })).not.toContain('identifying');
  expect(shownIn({}, { registerCaptcha: { enabled: true, required: true } })).toContain('identifying');
});
