import type { ReactNode } from 'react';
import type { Hue } from '../../icons/icons.d.ts';
import { type IconDrawing } from '../icon/icon.d.ts';
interface TagProps {
    readonly tone?: 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'money';
    /** In place of a tone: a round pill on a category's tint, as a member's level. */
    readonly hue?: Hue;
    readonly icon?: IconDrawing;
    readonly children: ReactNode;
}
/** A word of state beside something. Never the only sign: it is always written out. */
export declare const Tag: ({ tone, hue, icon, children }: TagProps) => import("react").JSX.Element;
export {};
