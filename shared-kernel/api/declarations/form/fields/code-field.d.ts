import type { FieldHandle } from '../form-core.d.ts';
import { type TextFieldProps } from './text-field.d.ts';
interface CodeFieldProps extends Pick<TextFieldProps, 'of' | 'label' | 'icon' | 'hint'> {
    /** The number that the code goes to: it must be right before any code is asked for. */
    readonly to: FieldHandle<string>;
    /** Asks for the code; the button rests for `expiredMinutes`, for one minute if there are none. */
    readonly send: () => Promise<{
        readonly expiredMinutes?: number | undefined;
    }>;
    readonly sentMs?: number;
    readonly loadingMs?: number;
    /** Closed until a code has been sent (specification: accounts §2, forgot password). */
    readonly opensWhenSent?: boolean;
}
/** An SMS code of a form, with the button that asks for it and rests afterwards, by the server's clock. Phones fill it in themselves. */
export declare const CodeField: (props: CodeFieldProps) => import("react").JSX.Element;
export {};
