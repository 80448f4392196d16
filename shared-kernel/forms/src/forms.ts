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
export { AmountField } from './fields/amount-field.tsx';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { CodeField } from './fields/code-field.tsx';
export { DateField } from './fields/date-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { type DiallingCountry, PhoneField } from './fields/phone-field.tsx';
export { PicturesField } from './fields/pictures-field.tsx';
export { RadioField } from './fields/radio-field.tsx';
export { SelectField } from './fields/select-field.tsx';
export { SwitchField } from './fields/switch-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';
export { TextField } from './fields/text-field.tsx';
export type { FieldHandle } from './form-core.ts';
export { readAmount } from './read-amount.ts';
export { type AppForm, type AppFormOptions, type OwnForm, useAppForm } from './use-app-form.ts';
export { useFieldValue } from './use-field.ts';
export { useFieldRules } from './use-field-rules.ts';
export { type FormStep, type FormSteps, useFormSteps } from './use-form-steps.ts';
export { useGeneralWords } from './use-general-words.ts';
export type { Submit } from './use-submission.ts';
