import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import type { getFieldRules } from 'shared-kernel/contracts/system';

export type FieldRule = ValueOf<typeof getFieldRules>['fields'][string];
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'pattern';

/** A server's pattern that is no regular expression rules nothing out: the server still checks the value. */
const matches = (pattern: string, value: string): boolean => {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
};

/**
 * The shared verification routine (specification: accounts §5): null is a pass. An empty field that is not required
 * passes; one of white space only fails when it is required.
 */
export const checkField = (rule: FieldRule, value: string): FieldFault | null => {
  if (!rule.enabled) return null;
  if (value.trim() === '') return rule.required ? 'required' : null;
  if (rule.minLength !== undefined && value.length < rule.minLength) return 'tooShort';
  if (rule.maxLength !== undefined && value.length > rule.maxLength) return 'tooLong';
  if (rule.pattern !== undefined && !matches(rule.pattern, value)) return 'pattern';
  return null;
};
