/** What other areas take from content: the rules that forms are served are the rules that they are held to. */
export { FIELD_RULES, type FieldRule, fieldRulesOf } from './system/field-rules.ts';
