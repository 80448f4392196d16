/** What other areas take from content: rules that forms are served and are held to, and how a seed has texts for some brands. */

export { OWNERS, ownOf, textsFor } from './brand-texts/brand-texts.ts';
export { FIELD_RULES, type FieldRule, fieldRulesOf } from './system/field-rules.ts';
