import type { getFieldRules } from '@shared-kernel/contracts/system/system';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

/** What a field may hold: text, a tick, an amount in minor units (null while empty, NaN if it cannot be read), pictures. */
export type FieldValue = string | boolean | number | null | readonly File[];

/** A rule as the server delivers it (specification: accounts §5), by field name. */
export type ServedRule = ValueOf<typeof getFieldRules>['fields'][string];
export type ServedRules = Readonly<Record<string, ServedRule>>;

/** A rule as a form declares it: on unless said otherwise, required only if said so. */
export interface FieldRule extends Partial<ServedRule> {
  /** Smallest amount, minor units. */
  readonly min?: number | undefined;
  /** Largest amount, minor units. */
  readonly max?: number | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
}

export const FIELD_FAULTS = [
  'required',
  'tooShort',
  'tooLong',
  'pattern',
  'tooSmall',
  'tooLarge',
  'unreadable',
  'tooEarly',
  'tooLate',
  'differs',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** A captcha's text: numbers, at most six (specification: accounts §5). */
export const CAPTCHA_RULE = { required: true, maxLength: 6, pattern: '[0-9]+' } as const satisfies FieldRule;
/** An SMS code where the server has no rule `verificationCode`. */
export const SMS_CODE_RULE = { required: true, maxLength: 10, pattern: '[0-9]+' } as const satisfies FieldRule;
/** A mobile number where the server has no rule of its own. */
export const MOBILE_RULE = { required: true, maxLength: 20, pattern: '[0-9 ]+' } as const satisfies FieldRule;

/** A server's pattern that is no regular expression rules nothing out: the server still checks the value. */
const matches = (pattern: string, value: string): boolean => {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
};

export const isEmpty = (value: FieldValue): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === false;
};

const checkDay = ({ earliest, latest }: FieldRule, value: string): FieldFault | null => {
  if (earliest !== undefined && value < earliest) return 'tooEarly';
  return latest !== undefined && value > latest ? 'tooLate' : null;
};

const checkText = (rule: FieldRule, value: string): FieldFault | null => {
  const { minLength, maxLength, pattern } = rule;
  if (minLength !== undefined && value.length < minLength) return 'tooShort';
  if (maxLength !== undefined && value.length > maxLength) return 'tooLong';
  return pattern === undefined || matches(pattern, value) ? checkDay(rule, value) : 'pattern';
};

const checkAmount = ({ min, max }: FieldRule, value: number): FieldFault | null => {
  if (Number.isNaN(value)) return 'unreadable';
  if (min !== undefined && value < min) return 'tooSmall';
  return max !== undefined && value > max ? 'tooLarge' : null;
};

/**
 * The shared verification routine (specification: accounts §5): null is a pass. An empty field that is not required
 * passes; one of white space only fails when it is required.
 */
export const checkField = (rule: FieldRule, value: FieldValue): FieldFault | null => {
  if (rule.enabled === false) return null;
  if (isEmpty(value)) return rule.required === true ? 'required' : null;
  if (typeof value === 'string') return checkText(rule, value);
  return typeof value === 'number' ? checkAmount(rule, value) : null;
};

/** The number that a fault's message names: characters, or minor units. */
export const limitOf = (rule: FieldRule, fault: FieldFault): number => {
  const limits: Partial<Record<FieldFault, number | undefined>> = {
    required: rule.minLength,
    tooShort: rule.minLength,
    tooLong: rule.maxLength,
    tooSmall: rule.min,
    tooLarge: rule.max,
  };
  return limits[fault] ?? 0;
};
