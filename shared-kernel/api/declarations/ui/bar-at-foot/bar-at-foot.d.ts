import type { ReactNode } from 'react';
interface BarAtFootProps {
    readonly children: ReactNode;
    /** What the press will do, above the buttons: a sum, a fee. */
    readonly summary?: ReactNode;
    /** The bottom menu is shown: the bar stands on it. */
    readonly isAboveMenu?: boolean;
}
/** The one primary action, at the bottom within reach of a thumb. Keeps its own room free at the end of the page. */
export declare const BarAtFoot: ({ children, summary, isAboveMenu }: BarAtFootProps) => import("react").JSX.Element;
export {};
