import type { ReactNode } from 'react';
import type { Hue } from '../../icons/icons.d.ts';
import { type IconDrawing } from '../icon/icon.d.ts';
import { type PressAction } from '../pressable/pressable.d.ts';
/** Entries two by two in one card; a last odd one takes the whole line. */
export declare const EntryGrid: ({ label, children }: {
    readonly label?: string;
    readonly children: ReactNode;
}) => import("react").JSX.Element;
interface EntryLook {
    readonly icon: IconDrawing;
    readonly hue?: Hue;
    readonly label: string;
    readonly badge?: number;
    /** What the bubble counts, read out after the label. */
    readonly badgeLabel?: string | undefined;
    /** At the end, in place of a bubble: a tag with an amount. */
    readonly trailing?: ReactNode;
}
/** One entry of a menu: its sign, its name, a bubble when something waits there. */
export declare const EntryCell: ({ icon, hue, label, badge, badgeLabel, trailing, ...action }: EntryLook & PressAction) => import("react").JSX.Element;
export {};
