import type { ReactNode } from 'react';
import type { Hue } from '../../icons/icons.d.ts';
import { type IconDrawing } from '../icon/icon.d.ts';
import { type PressAction } from '../pressable/pressable.d.ts';
/** Tiles four in a row. */
export declare const TileGrid: ({ label, children }: {
    readonly label?: string;
    readonly children: ReactNode;
}) => import("react").JSX.Element;
interface TileLook {
    readonly icon: IconDrawing;
    readonly hue?: Hue;
    readonly label: string;
    readonly badge?: number;
    readonly badgeLabel?: string | undefined;
}
/** A sign on its hue's tint with its name under it. */
export declare const TileButton: ({ icon, hue, label, badge, badgeLabel, ...action }: TileLook & PressAction) => import("react").JSX.Element;
export {};
