import type { ReactNode } from 'react';
interface ScreenProps {
    readonly title: string;
    /** The heading is spoken only: something below already says where one is. */
    readonly isTitleHidden?: boolean;
    /** Where back goes is the page's own to say; without it there is no back button. */
    readonly onBack?: () => void;
    /** What the back button is called, if not `Back`. */
    readonly backLabel?: string;
    /** In the header beside the back button, in place of the title: a brand's mark. */
    readonly leading?: ReactNode;
    /** At the header's end: a button, a balance. */
    readonly trailing?: ReactNode;
    /** Behind the header. */
    readonly scene?: ReactNode;
    /** `art` is a busy picture: the back button stands on a round of its own. `sky` is quiet. */
    readonly sceneTone?: 'art' | 'sky';
    /** The header is a bar that what scrolls passes under. */
    readonly isSolid?: boolean;
    readonly children: ReactNode;
}
/** A page that carries its own header: back, title and one thing at the end, then the page in one padded column. */
export declare const Screen: ({ title, isTitleHidden, onBack, backLabel, leading, trailing, scene, sceneTone, isSolid, children, }: ScreenProps) => import("react").JSX.Element;
export {};
