import type { ReactNode } from 'react';
interface FailedStateProps {
    /** What did not come, if not `This part`. */
    readonly title?: string | undefined;
    /** What happened and what is safe, if not that the line dropped. */
    readonly text?: ReactNode;
    readonly onRetry: () => void;
    readonly retryLabel?: string;
    readonly isRetrying?: boolean;
    /** Something to read out to the service: `Code NET-504`. */
    readonly code?: ReactNode;
    /** Without the drawing, for a card or a shelf of a page. */
    readonly isSmall?: boolean;
}
/** Something did not come: what happened, what is safe, one thing to do, a code. Announced at once. */
export declare const FailedState: ({ title, text, onRetry, retryLabel, isRetrying, code, isSmall, }: FailedStateProps) => import("react").JSX.Element;
export {};
