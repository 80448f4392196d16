import type { ReactNode } from 'react';
interface EmptyStateProps {
    readonly drawing?: ReactNode;
    readonly title: string;
    readonly text?: ReactNode;
    /** The one thing to do next. */
    readonly action?: ReactNode;
}
/** Nothing to show, which is no failure: a drawing, a sentence and one thing to do. */
export declare const EmptyState: ({ drawing, title, text, action }: EmptyStateProps) => import("react").JSX.Element;
export {};
