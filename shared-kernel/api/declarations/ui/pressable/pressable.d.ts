import type { ReactNode } from 'react';
/** What a press does: go to a page of the site, open an address outside it, or call back. */
export type PressAction = {
    readonly to: string;
    readonly href?: never;
    readonly onPress?: (() => void) | undefined;
} | {
    readonly href: string;
    readonly to?: never;
    readonly onPress?: (() => void) | undefined;
} | {
    readonly onPress: () => void;
    readonly to?: never;
    readonly href?: never;
};
interface PressableLook {
    readonly className?: string | undefined;
    readonly label?: string | undefined;
    readonly hue?: string | undefined;
    readonly isCurrent?: boolean | undefined;
    /** Of a button that opens and closes what stands below it. */
    readonly isExpanded?: boolean | undefined;
    readonly children: ReactNode;
}
/** One pressable area, as a link or a button by what it does. Gives way under the finger within 90 ms. */
export declare const Pressable: ({ className, label, hue, isCurrent, isExpanded, children, ...action }: PressableLook & PressAction) => import("react").JSX.Element;
export {};
