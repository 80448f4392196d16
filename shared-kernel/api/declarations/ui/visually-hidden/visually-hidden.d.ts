import type { ReactNode } from 'react';
interface VisuallyHiddenProps {
    readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
    readonly children: ReactNode;
}
/** Words for those who listen, where the picture already tells those who see. */
export declare const VisuallyHidden: ({ as: Element, children }: VisuallyHiddenProps) => import("react").JSX.Element;
export {};
