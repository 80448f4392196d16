import type { ReactNode } from 'react';
import { type CopyWords } from '../../clipboard/clipboard.d.ts';
import { type ButtonProps } from '../button/button.d.ts';
/** The words after a press are `Copied` and how to copy by hand, unless the page has better ones. */
interface CopyButtonProps extends Partial<CopyWords>, Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
    /** What is copied. */
    readonly text: string;
    /** What it does, in words: `Copy bet number 2026-0042`. The name of a button that is only a sign. */
    readonly label?: string;
    /** The button's words; without them it is only a sign. */
    readonly children?: ReactNode;
}
/** Copies a number, an address, a link, and says whether it did. */
export declare const CopyButton: ({ text, copied, failed, label, children, ...look }: CopyButtonProps) => import("react").JSX.Element;
export {};
