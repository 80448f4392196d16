import { type ApiError, type ApiErrorCode } from '../api/api.d.ts';
import type { TextKey } from '../i18n/i18n.d.ts';
/** What a refusal does to the form. */
export interface FailureEffect<Name extends string, Field extends string> {
    /** What is said: at the field if one is named, else in the note above the form. The general words for the code if left out. */
    readonly text?: TextKey<Name>;
    /** The field that the refusal is about: it says the text and gets the focus. */
    readonly field?: Field;
    /** Fields that are emptied: what was typed is of no more use. */
    readonly clears?: readonly Field[];
}
type Failure<Name extends string, Field extends string> = TextKey<Name> | FailureEffect<Name, Field>;
/**
 * By the server's error code (`FailureCodeOf<typeof endpoint>` types a table after its call); `otherwise` stands for
 * every code that is not named. A function looks at the refusal's data first.
 */
export type Failures<Name extends string, Field extends string, Code extends string = ApiErrorCode> = {
    readonly [Each in Code | 'otherwise']?: Failure<Name, Field> | ((error: ApiError) => Failure<Name, Field>);
};
/** The effect of a refusal: as the table names it, else the page's own text for the code, else what `otherwise` says. */
export declare const effectIn: <Name extends string, Field extends string>(texts: Name, failures: Failures<Name, Field>, error: unknown) => FailureEffect<Name, Field>;
declare const GENERAL: {
    readonly network: 'failure.network';
    readonly timeout: 'failure.network';
    readonly 'rate.limited': 'failure.tooMany';
    readonly 'platform.maintenance': 'failure.maintenance';
    readonly 'session.expired': 'failure.session';
    readonly 'request.invalid': 'failure.invalid';
};
type GeneralText = (typeof GENERAL)[keyof typeof GENERAL] | 'failure.unknown';
/** What the form says by itself about an error that no table names. */
export declare const generalText: (error: unknown) => GeneralText;
export {};
