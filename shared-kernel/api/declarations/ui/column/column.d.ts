import type { ReactNode } from 'react';
/** What a page under the frame's header stands in: one column inside the gutters, with room between its parts and below. */
export declare const Column: ({ children }: {
    readonly children: ReactNode;
}) => import("react").JSX.Element;
