import type { AppForm } from './use-app-form.d.ts';
export interface FormStep<Field extends string> {
    /** As the address says it. */
    readonly name: string;
    /** The fields that it shows: they must be right before the next step. */
    readonly fields: readonly Field[];
}
export interface FormSteps {
    readonly name: string;
    /** From 0. */
    readonly index: number;
    readonly count: number;
    readonly isLast: boolean;
    /** Checks this step and goes on; on the last one sends, and goes to the step with a fault if one was found elsewhere. */
    readonly next: () => Promise<void>;
    /** To the step before, with everything still typed in. Does nothing on the first. */
    readonly back: () => void;
}
/**
 * Steps of one form, each an address of its own: the phone's back button goes a step back and nothing typed is lost.
 * A step opened by its address before those ahead of it are right shows the first that is not.
 */
export declare const useFormSteps: <Values, Field extends keyof Values & string>(form: AppForm<Values>, steps: readonly [FormStep<Field>, ...FormStep<Field>[]]) => FormSteps;
