declare const DRAWINGS: {
    boat: import("react").LazyExoticComponent<typeof import("../drawings/drawings.d.ts").BoatDrawing>;
    lanterns: import("react").LazyExoticComponent<typeof import("../drawings/drawings.d.ts").LanternsDrawing>;
};
/**
 * A drawing of the empty and failed states, fetched when one is shown: its place is kept, and the words do not wait for
 * it. Decorative.
 */
export declare const Drawing: ({ of }: {
    readonly of: keyof typeof DRAWINGS;
}) => import("react").JSX.Element;
export {};
