interface RichTextProps {
    /** As the server sent it. */
    readonly html: string;
    /** Another page for an in-app link: what a promotion's text calls by an address of its own. */
    readonly pageFor?: ((path: string) => string) | undefined;
    /** A link to a page of the site was followed: close what this stands in. */
    readonly onLeave?: () => void;
}
/**
 * A text with HTML that an operator wrote: help, agreements, mail, announcements. Cleaned here, by code that is fetched
 * with the first such text. In-app links go to their own path by the router, links starting with http open beside the
 * site (specification: browsing §2, routes).
 */
export declare const RichText: ({ html, ...links }: RichTextProps) => import("react").JSX.Element;
export {};
