import type { ReactNode } from 'react';
/** What every field says around its input. */
export interface FieldWords {
    readonly label: string;
    /** What is wrong, in place of the hint; read out with the field and announced when it appears. */
    readonly error?: string | undefined;
    readonly hint?: ReactNode;
    /** The name is spoken, not shown: the field stands alone and its icon or placeholder says enough. */
    readonly isLabelHidden?: boolean;
    /** Said to those who listen; a form checks it itself, so the browser does not. */
    readonly isRequired?: boolean;
    /** Shown as an asterisk after the label. */
    readonly isMarked?: boolean;
}
/** What ties an input to its note: `isWrong` and the note's id, for the input's own attributes. */
export declare const describe: (noteId: string, { error, hint }: Pick<FieldWords, 'error' | 'hint'>, given?: string) => {
    isWrong: boolean;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
};
interface FieldFrameProps extends Omit<FieldWords, 'isRequired'> {
    /** The input that the label names; left out, the children are a group of choices and the label names the group. */
    readonly inputId?: string;
    readonly noteId: string;
    readonly children: ReactNode;
}
/** Label, input and note of a field, one under the other. */
export declare const FieldFrame: ({ label, error, hint, isLabelHidden, isMarked, inputId, noteId, children, }: FieldFrameProps) => import("react").JSX.Element;
export {};
