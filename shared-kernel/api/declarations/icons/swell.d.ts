interface SwellProps {
    /** Without the rise in the middle: a bar of four equal entries. */
    readonly isFlat?: boolean;
}
/**
 * The ground of the bottom menu with the rise under the coin: one path between two stretching sides, so that it keeps its
 * height with four or five entries. Fills its positioned parent.
 */
export declare const Swell: ({ isFlat }: SwellProps) => import("react").JSX.Element;
export {};
