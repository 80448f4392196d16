import type { FieldErrors, Resolver } from 'react-hook-form';
import { type FieldDeclarations, findFaults } from './field-faults.ts';
import type { ServedRules } from './field-rule.ts';
import type { RawValues } from './form-core.ts';

/** The rules in the form that the library asks for: an error's type is the fault, its words are found when it is shown. */
export const resolverOf =
  (declarations: FieldDeclarations, rules: ServedRules | undefined): Resolver<RawValues> =>
  (values) => {
    const faults = Object.entries(findFaults(declarations, rules, values));
    const errors: FieldErrors<RawValues> = Object.fromEntries(faults.map(([field, type]) => [field, { type }]));
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
