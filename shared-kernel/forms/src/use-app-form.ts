import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useBlockUnload } from 'shared-kernel/unsaved-changes';
import { type FieldDeclaration, type FieldDeclarations, findFaults } from './field-faults.ts';
import type { FieldValue, ServedRules } from './field-rule.ts';
import type { FieldHandles, RawForm, RawValues } from './form-core.ts';
import { useDraft } from './use-draft.ts';
import { useFormCore } from './use-form-core.ts';
import { useRechecks } from './use-rechecks.ts';
import { useRevalidation } from './use-revalidation.ts';
import { type SubmissionOptions, useSubmission } from './use-submission.ts';

export interface AppFormOptions<Name extends string, Values, Answer> extends SubmissionOptions<Name, Values, Answer> {
  readonly defaultValues: Values;
  readonly fields?: { readonly [Field in keyof Values]?: FieldDeclaration<keyof Values & string> };
  /** The server's rules (`useFieldRules()`); undefined until they arrive, and the declared ones hold meanwhile. */
  readonly rules?: ServedRules | undefined;
  /** Required fields carry an asterisk. */
  readonly marksRequired?: boolean;
  /** Keeps what is typed in this tab under this name, through a reload, until it is sent or the member signs out. */
  readonly draft?: string;
  /** Sending is only a step, as to a last look: the draft stays until `forget`. */
  readonly keepsDraft?: boolean;
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
  /** What the fields start with, where it comes later than the form: nothing is dirty by it, and what was typed meanwhile stays. */
  readonly prefill: (values: Partial<Values>) => void;
  readonly get: () => Values;
  /** Whether a field would be refused as it is now, without saying so. */
  readonly hasFault: (field: keyof Values & string) => boolean;
  /** The library underneath, for the parts of the form itself. */
  readonly raw: RawForm;
}

/** A form as its page has it. */
export interface OwnForm<Values> extends AppForm<Values> {
  /** Empties fields and draft: what they asked for is done. */
  readonly forget: () => void;
}

/** The rules in the form that the library asks for: an error's type is the fault, its words are found when it is shown. */
const resolverOf =
  (declarations: FieldDeclarations, rules: ServedRules | undefined): Resolver<RawValues> =>
  (values) => {
    const faults = Object.entries(findFaults(declarations, rules, values));
    const errors: FieldErrors<RawValues> = Object.fromEntries(faults.map(([field, type]) => [field, { type }]));
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors };
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
): OwnForm<Values> => {
  const { defaultValues, fields = {}, rules, marksRequired = false, draft, keepsDraft = false } = options;
  const initial: RawValues = { ...defaultValues };
  const raw = useForm<RawValues>({ defaultValues: initial, resolver: resolverOf(fields, rules) });
  const { isSubmitting, isDirty } = raw.formState;
  const { handles, secrets } = useFormCore(raw, { texts: options.texts, initial, fields, rules, marksRequired });
  const forgetDraft = useDraft(raw, draft, initial, secrets);
  const { note, submit } = useSubmission(raw, options, keepsDraft ? undefined : forgetDraft);
  useBlockUnload(isSubmitting ? 'sending' : isDirty ? 'typing' : null);
  useRevalidation(raw);
  useRechecks(raw, fields);
  return {
    fields: handles as FieldHandles<Values>,
    submit,
    isSending: isSubmitting,
    note,
    fill: (values) => {
      for (const [field, value] of Object.entries<FieldValue | undefined>({ ...values }))
        if (value !== undefined) raw.setValue(field, value, { shouldDirty: true });
    },
    prefill: (values) =>
      raw.reset({ ...raw.formState.defaultValues, ...values } as RawValues, {
        keepDirtyValues: true,
        keepFieldsRef: true,
      }),
    get: () => raw.getValues() as Values,
    forget: () => {
      raw.reset(initial, { keepFieldsRef: true });
      forgetDraft();
    },
    hasFault: (field) => findFaults(fields, rules, raw.getValues())[field] !== undefined,
    raw,
  };
};
