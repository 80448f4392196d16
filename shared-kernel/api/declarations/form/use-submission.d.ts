import { type Failures } from './failures.d.ts';
import type { RawForm } from './form-core.d.ts';
/** A page's mutation, or any function that sends the values: throws when the server refuses. */
export type Submit<Values, Answer> = ((values: Values) => Promise<Answer>) | {
    readonly mutateAsync: (values: Values) => Promise<Answer>;
};
export interface SubmissionOptions<Name extends string, Values, Answer> {
    /** The namespace of the texts that this form names. */
    readonly texts: Name;
    readonly submit: Submit<Values, Answer>;
    readonly failures?: Failures<Name, keyof Values & string>;
    /** Fields emptied by every refusal: a captcha is good for one try. */
    readonly clears?: readonly (keyof Values & string)[];
    /** An error thrown here is a defect of the page and no refusal: the server has done what was asked. */
    readonly onSuccess?: (answer: Answer, values: Values) => unknown;
    readonly onFailure?: (error: unknown) => void;
}
/** Sends a form, one submission at a time, and turns a refusal into a note or a field's fault. */
export declare const useSubmission: <Name extends string, Values, Answer>(raw: RawForm, { texts, submit, failures, clears, onSuccess, onFailure }: SubmissionOptions<Name, Values, Answer>, forgetDraft: () => void) => {
    note: string | null;
    submit: () => Promise<void>;
};
