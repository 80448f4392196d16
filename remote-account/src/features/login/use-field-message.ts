import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'shared-kernel/i18n';
import type { FieldFault } from './field-rule.ts';
import { type LoginField, type LoginFields, type LoginRules, limitOf } from './login.schema.ts';

const FAULTS: readonly string[] = ['required', 'tooShort', 'tooLong', 'pattern'] satisfies FieldFault[];
const isFault = (type: unknown): type is FieldFault => typeof type === 'string' && FAULTS.includes(type);

/** What a field says about its fault, in the language of now; undefined when there is none. */
export const useFieldMessage = (rules: LoginRules, errors: FieldErrors<LoginFields>) => {
  const { t } = useTranslation('account');
  return (field: LoginField): string | undefined => {
    const fault = errors[field]?.type;
    if (!isFault(fault)) return undefined;
    return t(`field.${field}.${fault}`, { count: limitOf(rules[field], fault) ?? 0 });
  };
};
