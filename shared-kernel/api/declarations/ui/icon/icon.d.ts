import type { ComponentType } from 'react';
/** What `shared-kernel/icons` exports: a drawing that takes a class. */
export type IconDrawing = ComponentType<{
    readonly className?: string;
}>;
interface IconProps {
    readonly of: IconDrawing;
    /** 16, 20 or 24 px; the stroke keeps its weight. */
    readonly size?: 's' | 'm' | 'l';
}
/** One line icon in the size and weight of the look. Decorative: the name belongs to what carries it. */
export declare const Icon: ({ of: Drawing, size }: IconProps) => import("react").JSX.Element;
export {};
