import type { ReactNode } from 'react';
import { type IconDrawing } from '../icon/icon.d.ts';
export interface ButtonLook {
    /**
     * `primary`: the one main action of a screen, and money. `secondary`: beside it. `quiet`: words only.
     * `danger`: takes something away. `line`: an outline, for a choice among equals.
     */
    readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'line';
    /** `m` is 48 px; `s` is 36 px of ink with a 44 px target. */
    readonly size?: 'm' | 's';
    /** As wide as what holds it. */
    readonly isBlock?: boolean;
    readonly icon?: IconDrawing | undefined;
    readonly children?: ReactNode;
}
export declare const lookOf: ({ variant, size, isBlock }: ButtonLook) => {
    className: string | undefined;
    'data-variant': "danger" | "line" | "primary" | "quiet" | "secondary";
    'data-size': "m" | "s";
    'data-block': true | undefined;
};
/** The label keeps its place while the button is busy, so that its width does not change under the finger. */
export declare const ButtonContent: ({ icon, size, isBusy, children }: ButtonLook & {
    isBusy?: boolean;
}) => import("react").JSX.Element;
