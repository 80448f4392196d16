import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBusy } from 'shared-kernel/busy';
import { type TextKey, useTranslation } from 'shared-kernel/i18n';
import { effectOf, type Failures, generalText } from './failures.ts';
import type { FieldDeclaration } from './field-faults.ts';
import type { FieldValue, ServedRules } from './field-rule.ts';
import type { FieldHandles, RawForm, RawValues } from './form-core.ts';
import { useFormTexts } from './form-texts.ts';
import { resolverOf } from './resolver.ts';
import { useFormCore } from './use-form-core.ts';
import { useRechecks } from './use-rechecks.ts';
import { REFUSED, useRevalidation } from './use-revalidation.ts';

/** A page's mutation, or any function that sends the values: throws when the server refuses. */
export type Submit<Values, Answer> =
  | ((values: Values) => Promise<Answer>)
  | { readonly mutateAsync: (values: Values) => Promise<Answer> };

export interface AppFormOptions<Name extends string, Values, Answer> {
  /** The namespace of the texts that this form names. */
  readonly texts: Name;
  readonly defaultValues: Values;
  readonly fields?: { readonly [Field in keyof Values]?: FieldDeclaration<keyof Values & string> };
  /** The server's rules (`useFieldRules()`); undefined until they arrive, and the declared ones hold meanwhile. */
  readonly rules?: ServedRules | undefined;
  readonly submit: Submit<Values, Answer>;
  readonly failures?: Failures<Name, keyof Values & string>;
  /** Fields emptied by every refusal: a captcha is good for one try. */
  readonly clears?: readonly (keyof Values & string)[];
  readonly onSuccess?: (answer: Answer, values: Values) => unknown;
  readonly onFailure?: (error: unknown) => void;
  /** Required fields carry an asterisk. */
  readonly marksRequired?: boolean;
}

export interface AppForm<Values> {
  /** One handle a field, for the component that shows it. */
  readonly fields: FieldHandles<Values>;
  /** Checks all fields, focuses the first that is wrong, or sends. A second call while one is under way does nothing. */
  readonly submit: () => Promise<void>;
  /** Waiting for the server's answer. */
  readonly isSending: boolean;
  /** What was last refused and is not a field's fault, in the language of now. */
  readonly note: string | null;
  /** Puts values into fields, as if they had been typed. */
  readonly fill: (values: Partial<Values>) => void;
  readonly get: () => Values;
  /** The library underneath, for the parts of the form itself. */
  readonly raw: RawForm;
}

const useFailure = <Name extends string>(texts: Name) => {
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly text: TextKey<Name> | undefined } | null>(
    null,
  );
  const { t } = useTranslation(texts);
  const { t: general } = useFormTexts();
  const say = () => (failure?.text === undefined ? general(generalText(failure?.error)) : t(failure.text));
  return { note: failure === null ? null : say(), setFailure };
};

/**
 * A form: fields under the server's rules and their own, one submission at a time, refusals as notes or at their field.
 * What was typed is never lost by a failure. docs/forms.md shows one whole.
 */
export const useAppForm = <
  const Name extends string,
  Values extends { readonly [Field in keyof Values]: FieldValue },
  Answer,
>(
  options: AppFormOptions<Name, Values, Answer>,
): AppForm<Values> => {
  const { texts, defaultValues, fields = {}, rules, submit, failures = {}, clears = [] } = options;
  const raw = useForm<RawValues>({ defaultValues: defaultValues as RawValues, resolver: resolverOf(fields, rules) });
  const { note, setFailure } = useFailure(texts);
  const isSending = useRef(false);
  const { isSubmitting, isDirty } = raw.formState;
  useBusy(isSubmitting ? 'sending' : isDirty ? 'typing' : null);
  useRevalidation(raw);
  useRechecks(raw, fields);

  const refuse = (error: unknown): void => {
    const effect = effectOf<Name, keyof Values & string>(failures, error);
    for (const field of [...clears, ...(effect.clears ?? [])]) raw.resetField(field);
    if (effect.field === undefined) setFailure({ error, text: effect.text });
    else raw.setError(effect.field, { type: REFUSED, message: effect.text ?? '' }, { shouldFocus: true });
    options.onFailure?.(error);
  };

  const send = async (values: Values): Promise<void> => {
    setFailure(null);
    let answer: Answer;
    try {
      answer = await (typeof submit === 'function' ? submit(values) : submit.mutateAsync(values));
    } catch (error) {
      refuse(error);
      return;
    }
    await options.onSuccess?.(answer, values);
    raw.reset(raw.getValues(), { keepFieldsRef: true });
  };

  const submitOnce = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await raw.handleSubmit((values) => send(values as Values))();
    } finally {
      isSending.current = false;
    }
  };

  return {
    fields: useFormCore(raw, { ...options, fields, marksRequired: options.marksRequired ?? false }),
    submit: submitOnce,
    isSending: isSubmitting,
    note,
    fill: (values) => {
      for (const [field, value] of Object.entries(values))
        raw.setValue(field, value as FieldValue, { shouldDirty: true });
    },
    get: () => raw.getValues() as Values,
    raw,
  };
};
