import * as contract from '@shared-kernel/contracts/account/registration';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import { mobileNumberOf } from '../../identity/mobile-number.ts';
import { FIELD_RULES, type FieldRule } from '../../merchants/field-rules.ts';
import { checkField, invalidField } from '../identity-rules/check-fields.ts';
import { passwordFault } from '../identity-rules/new-password.ts';

type Register = typeof contract.register;
type Registration = ParsedInputOf<Register>;
export type Flags = Readonly<Record<string, boolean>>;
export type Rules = Readonly<Record<string, FieldRule>>;

/** A registration method's account: its name, and what must be verified. */
export interface RegistrationMethod {
  readonly path: string;
  readonly username: string;
  readonly password: string | null;
  /** With its dialling code, digits only; null without a number. */
  readonly mobile: string | null;
  /** The number is verified by a code. */
  readonly isVerified: boolean;
  /** The error code for a name that exists. */
  readonly taken: 'username.taken' | 'mobile.taken';
}

const PROVED: Pick<FieldRule, 'enabled' | 'required'> = { enabled: true, required: true };

const mobileOf = (rules: Rules, { countryDialingCode, mobileNum }: Registration, isProved: boolean): string | null => {
  const rule = { ...FIELD_RULES.mobileNum, ...rules.mobileNum, ...(isProved && PROVED) } as FieldRule;
  const typed = mobileNum.trim();
  checkField({ mobileNum: rule }, 'mobileNum', typed);
  if (typed === '' || !rule.enabled) return null;
  const mobile = mobileNumberOf(countryDialingCode, typed);
  if (mobile === undefined) throw invalidField('mobileNum', 'no phone has this number.');
  return mobile;
};

const checkPasswords = ({ password, confirmPassword }: Registration): string => {
  if (password !== confirmPassword) throw invalidField('confirmPassword', 'it differs from password.');
  const fault = passwordFault(password);
  if (fault === 'password.rule') throw invalidField('password', 'it is not as the rule for it says.');
  if (fault !== undefined)
    throw new PlatformError<Register>(fault, 'The password is among those that are guessed first.');
  return password;
};

const isOn = (flags: Flags, flag: string): boolean => flags[flag] === true;

export const refuseWhenOff = (flags: Flags, flag: string): void => {
  if (!isOn(flags, flag)) throw new PlatformError('feature.unavailable', `This way to register is off (${flag}).`);
};

export const byUsername = (input: Registration, rules: Rules, flags: Flags): RegistrationMethod => {
  refuseWhenOff(flags, 'USERNAMEREG3');
  checkField(rules, 'username', input.username);
  const isVerified = isOn(flags, 'REGMOBVERF3');
  return {
    path: contract.register.path,
    username: input.username.toLowerCase(),
    password: checkPasswords(input),
    mobile: mobileOf(rules, input, isVerified),
    isVerified,
    taken: 'username.taken',
  };
};

/** The mobile number is the username. */
export const byMobile = (input: Registration, rules: Rules, flags: Flags): RegistrationMethod => {
  refuseWhenOff(flags, 'MOBILENUMREG3');
  const mobile = mobileOf(rules, input, true) ?? '';
  return {
    path: contract.registerByMobile.path,
    username: mobile,
    password: isOn(flags, 'MOBILENUMPASSREG3') ? checkPasswords(input) : null,
    mobile,
    isVerified: true,
    taken: 'mobile.taken',
  };
};
