interface BrandMarkProps {
    /** Edge in px. */
    readonly size?: number;
}
/**
 * The sign of the brand in force. The document carries its drawing, so no package knows the brands. Decorative: whoever
 * shows it names the brand beside it or on the link around it.
 */
export declare const BrandMark: ({ size }: BrandMarkProps) => import("react").JSX.Element;
export {};
