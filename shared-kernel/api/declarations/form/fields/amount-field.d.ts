import { type ReactNode } from 'react';
import type { FieldHandle } from '../form-core.d.ts';
/** Amounts are integers in minor units: centavos. */
interface AmountFieldProps {
    readonly of: FieldHandle<number | null>;
    readonly label: string;
    /** In place of the limits, which the field says by itself. */
    readonly hint?: ReactNode;
    /** All that there is: a button puts it in. */
    readonly all?: number;
    /** Amounts to choose from, under the field. */
    readonly quick?: readonly number[];
    /** What an amount costs; shown with what is left of it. */
    readonly feeOf?: (amount: number) => number;
}
/** An amount of money of a form: minor units in, minor units out; the decimal keypad; pasted amounts are understood. */
export declare const AmountField: ({ of, label, hint, all, quick, feeOf }: AmountFieldProps) => import("react").JSX.Element;
export {};
