import { useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { GeneralText } from './failures.ts';
import { type FieldDeclarations, ruleOf } from './field-faults.ts';
import { FIELD_FAULTS, type FieldFault, type FieldValue, limitOf, type ServedRules } from './field-rule.ts';
import type { FieldHandle, FormCore, RawForm, RawValues } from './form-core.ts';
import { hasText, useFormsTexts } from './form-texts.ts';
import { REFUSED } from './use-revalidation.ts';

const isFault = (type: unknown): type is FieldFault => FIELD_FAULTS.some((fault) => fault === type);

interface CoreOptions {
  readonly texts: string;
  readonly initial: RawValues;
  readonly fields: FieldDeclarations;
  readonly rules: ServedRules | undefined;
  readonly marksRequired: boolean;
}

/** The words of a fault: the field's own text where the page has one, else the general one. */
const useMessages = ({ texts, fields, rules }: CoreOptions): FormCore['messageOf'] => {
  const { t } = useTranslation(texts);
  const { t: general } = useFormsTexts();
  const { money, day } = useFormat();
  const sayFault = (name: string, fault: FieldFault): string => {
    const declaration = fields[name];
    const rule = ruleOf(declaration, rules);
    const limit = limitOf(rule, fault);
    const edge = fault === 'tooEarly' ? rule.earliest : rule.latest;
    const amount = money(toDecimalAmount(limit));
    const values = { count: limit, amount, day: edge === undefined ? '' : day(edge) };
    const own = `${declaration?.says}.${fault}`;
    const hasOwn = declaration?.says !== undefined && hasText(texts, own, limit);
    return hasOwn ? t(own, values) : general(`fault.${fault}`, values);
  };
  return (name, error: FieldError | undefined) => {
    if (error === undefined) return undefined;
    if (error.type === REFUSED && error.message)
      return hasText(texts, error.message, 1) ? t(error.message) : general(error.message as GeneralText);
    return sayFault(name, isFault(error.type) ? error.type : 'pattern');
  };
};

/** What bound fields share, and one handle for each. */
export const useFormCore = (raw: RawForm, options: CoreOptions) => {
  const [{ secrets, codesRestUntil }] = useState(() => ({ secrets: new Set<string>(), codesRestUntil: new Map() }));
  const core: FormCore = {
    control: raw.control,
    ruleOf: (name) => ruleOf(options.fields[name], options.rules),
    messageOf: useMessages(options),
    check: (name) => raw.trigger(name, { shouldFocus: true }),
    focus: raw.setFocus,
    refuse: (name, text) => raw.setError(name, { type: REFUSED, message: text }, { shouldFocus: true }),
    secrets,
    codesRestUntil,
    marksRequired: options.marksRequired,
  };
  const handle = ([name, initial]: [string, FieldValue]) => [name, { name, initial, core }] as const;
  const handles: Readonly<Record<string, FieldHandle<FieldValue>>> = Object.fromEntries(
    Object.entries(options.initial).map(handle),
  );
  return { handles, secrets };
};
