import { type FieldDeclaration } from './field-faults.d.ts';
import type { FieldValue, ServedRules } from './field-rule.d.ts';
import type { FieldHandles, RawForm } from './form-core.d.ts';
import { type SubmissionOptions } from './use-submission.d.ts';
export interface AppFormOptions<Name extends string, Values, Answer> extends SubmissionOptions<Name, Values, Answer> {
    readonly defaultValues: Values;
    readonly fields?: {
        readonly [Field in keyof Values]?: FieldDeclaration<keyof Values & string>;
    };
    /** The server's rules (`useFieldRules()`); undefined until they arrive, and the declared ones hold meanwhile. */
    readonly rules?: ServedRules | undefined;
    /** Required fields carry an asterisk. */
    readonly marksRequired?: boolean;
    /** Keeps what is typed in this tab under this name, through a reload, until it is sent or the member signs out. */
    readonly draft?: string;
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
/**
 * A form: fields under the server's rules and their own, one submission at a time, refusals as notes or at their field.
 * What was typed is never lost by a failure. docs/forms.md shows one whole.
 */
export declare const useAppForm: <const Name extends string, Values extends { readonly [Field in keyof Values]: FieldValue; }, Answer>(options: AppFormOptions<Name, Values, Answer>) => AppForm<Values>;
