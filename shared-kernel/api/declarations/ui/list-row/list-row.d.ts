import type { ReactNode } from 'react';
import { type Hue } from '../../icons/icons.d.ts';
import { type PressAction } from '../pressable/pressable.d.ts';
interface RowContent {
    /** A 40 px square at the start: an icon on its hue's tint, or a picture. */
    readonly lead?: ReactNode;
    readonly hue?: Hue;
    readonly title: ReactNode;
    readonly sub?: ReactNode;
    readonly trailing?: ReactNode;
}
interface RowProps extends RowContent {
    /** Of a row that opens and closes a list below it. */
    readonly isExpanded?: boolean;
}
type ListRowProps = RowProps & (PressAction | {
    readonly to?: never;
    readonly href?: never;
    readonly onPress?: never;
});
/** One line of a list: what it is, a word more, and something at its end. With somewhere to go, all of it is the target. */
export declare const ListRow: ({ lead, hue, title, sub, trailing, isExpanded, ...action }: ListRowProps) => import("react").JSX.Element;
interface RowListProps {
    readonly label?: string;
    /** Without a ground of its own, for rows inside a panel. */
    readonly isFlat?: boolean;
    readonly children: ReactNode;
}
/** Rows in one card, a hairline between them. */
export declare const RowList: ({ label, isFlat, children }: RowListProps) => import("react").JSX.Element;
export {};
