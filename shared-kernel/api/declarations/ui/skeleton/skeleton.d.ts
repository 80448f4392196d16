type Length = number | string;
interface SkeletonProps {
    /** px, or any CSS length. */
    readonly width?: Length;
    readonly height?: Length;
    /** In place of a height: `3 / 4`. */
    readonly ratio?: string;
    /** `line` is a line of text; the others are the look's steps of roundness. */
    readonly radius?: 'line' | '1' | '2' | '3' | '4' | 'pic' | 'full';
}
/** The ground of something that is on its way, in its exact size. Silent: the area around it says that it is busy. */
export declare const Skeleton: ({ width, height, ratio, radius }: SkeletonProps) => import("react").JSX.Element;
export {};
