import type { ReactNode } from 'react';
interface SectionHeadProps {
    readonly title: string;
    /** `strong` heads a shelf of the page; `quiet` names a group of entries. */
    readonly tone?: 'strong' | 'quiet';
    readonly trailing?: ReactNode;
    readonly id?: string;
}
/** A second-level heading: says what is there, not what to feel. */
export declare const SectionHead: ({ title, tone, trailing, id }: SectionHeadProps) => import("react").JSX.Element;
export {};
