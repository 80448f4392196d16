import { type ReactNode } from 'react';
export interface Overlay<Answer> {
    readonly isOpen: boolean;
    /** Closes with an answer. The first one counts. */
    readonly close: (answer: Answer) => void;
    /** For the modal's `onClosed`: it has left the screen. */
    readonly onClosed: () => void;
}
/**
 * Lays a modal over the page from anywhere, an event handler included, and resolves with what it was closed with;
 * `dismissed` after a step back in the history, or when another than who was asked is here. It stands apart from the page: no router and no query client around it.
 */
export declare const openOverlay: <Answer>(dismissed: Answer, draw: (overlay: Overlay<Answer>) => ReactNode) => Promise<Answer>;
