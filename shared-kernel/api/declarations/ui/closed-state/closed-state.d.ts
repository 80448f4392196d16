import type { ReactNode } from 'react';
import { HarbourDrawing, LadderDrawing } from '../drawings/drawings.d.ts';
declare const DRAWINGS: {
    readonly maintenance: typeof LadderDrawing;
    readonly region: typeof HarbourDrawing;
};
interface ClosedStateProps {
    readonly kind: keyof typeof DRAWINGS;
    /** The brand's mark and name, at the top. */
    readonly brand?: ReactNode;
    readonly title: string;
    readonly text: ReactNode;
    /** A card under the text: when the site is expected back. */
    readonly children?: ReactNode;
    /** Buttons side by side. */
    readonly actions?: ReactNode;
    /** A quiet line at the end that changes by itself: when it is tried again. */
    readonly status?: ReactNode;
}
/** The whole site is closed, for work or for this region: a page of its own without header or menu. */
export declare const ClosedState: ({ kind, brand, title, text, children, actions, status }: ClosedStateProps) => import("react").JSX.Element;
export {};
