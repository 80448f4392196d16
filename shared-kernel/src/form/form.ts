export { Form, SubmitButton } from './app-form.tsx';
export type { FailureEffect, Failures } from './failures.ts';
export type { FieldDeclaration } from './field-faults.ts';
export {
  CAPTCHA_RULE,
  type FieldRule,
  type FieldValue,
  MOBILE_RULE,
  type ServedRules,
  SMS_CODE_RULE,
} from './field-rule.ts';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { TextField } from './fields/text-field.tsx';
export type { FieldHandle } from './form-core.ts';
export { type AppForm, type AppFormOptions, type Submit, useAppForm } from './use-app-form.ts';
export { useFieldValue } from './use-field.ts';
export { useFieldRules } from './use-field-rules.ts';
