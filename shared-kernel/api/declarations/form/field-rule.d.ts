import type { ValueOf } from '../contracts/endpoint.d.ts';
import type { getFieldRules } from '../contracts/system.d.ts';
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
export declare const FIELD_FAULTS: readonly ['required', 'tooShort', 'tooLong', 'pattern', 'tooSmall', 'tooLarge', 'unreadable', 'tooEarly', 'tooLate', 'differs'];
export type FieldFault = (typeof FIELD_FAULTS)[number];
/** A captcha's text: numbers, at most six (specification: accounts §5). */
export declare const CAPTCHA_RULE: {
    readonly required: true;
    readonly maxLength: 6;
    readonly pattern: '[0-9]+';
};
/** An SMS code where the server has no rule `verificationCode`. */
export declare const SMS_CODE_RULE: {
    readonly required: true;
    readonly maxLength: 10;
    readonly pattern: '[0-9]+';
};
/** A mobile number where the server has no rule of its own. */
export declare const MOBILE_RULE: {
    readonly required: true;
    readonly maxLength: 20;
    readonly pattern: '[0-9 ]+';
};
export declare const isEmpty: (value: FieldValue) => boolean;
/**
 * The shared verification routine (specification: accounts §5): null is a pass. An empty field that is not required
 * passes; one of white space only fails when it is required.
 */
export declare const checkField: (rule: FieldRule, value: FieldValue) => FieldFault | null;
/** The number that a fault's message names: characters, or minor units. */
export declare const limitOf: (rule: FieldRule, fault: FieldFault) => number;
