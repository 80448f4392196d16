import type { AnchorHTMLAttributes, Ref } from 'react';
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
    readonly to: string;
    readonly replace?: boolean;
    readonly ref?: Ref<HTMLAnchorElement>;
}
/**
 * A link inside the site. Written here because the library's brings its data router's prefetching along (3 KB that
 * this site never uses); modified clicks, targets and cancelled events behave as there. A finger or a pointer on it, or
 * the focus, tells the host to fetch what the page needs.
 */
export declare const Link: ({ to, replace, onClick, onPointerDown, onPointerEnter, onFocus, target, ...rest }: LinkProps) => import("react").JSX.Element;
