import type { register } from '@shared-kernel/contracts/account/registration';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { FieldRule } from '../../merchants/field-rules.ts';

type Registration = ParsedInputOf<typeof register>;
export type Rules = Readonly<Record<string, FieldRule>>;

/** What is asked for beside how one registers, each under the rule of its own name. */
const EXTRAS = [
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const;
export type Extra = (typeof EXTRAS)[number];

/** `field.invalid` with the field that is meant: the form puts its words there. */
export const invalidField = (field: keyof Registration, message: string): PlatformError<typeof register> =>
  new PlatformError<typeof register>('field.invalid', `${field}: ${message}`, { value: { field } });

/** Throws `field.invalid` where a value is not as the field's rule says (specification: accounts §5). */
export const checkField = (rules: Rules, field: keyof Registration, value: string): void => {
  const rule = rules[field];
  if (rule === undefined || !rule.enabled) return;
  if (value.trim() === '') {
    if (rule.required) throw invalidField(field, 'it is required.');
    return;
  }
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = rule;
  const { length } = [...value];
  if (length < minLength || length > maxLength) throw invalidField(field, 'it is too short or too long.');
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value))
    throw invalidField(field, 'it is not written as the rule for it says.');
};

/** The extra fields that this merchant asks for, trimmed, null where they are empty or not asked for. */
export const readExtras = (rules: Rules, input: Registration): Readonly<Record<Extra, string | null>> => {
  const read = EXTRAS.map((field) => {
    const value = input[field].trim();
    checkField(rules, field, value);
    return [field, rules[field]?.enabled && value !== '' ? value : null] as const;
  });
  return Object.fromEntries(read) as Record<Extra, string | null>;
};
