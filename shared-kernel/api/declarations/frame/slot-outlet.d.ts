import { type ReactNode } from 'react';
import type { SlotAccess } from '../contracts/release.d.ts';
import type { SlotModule, SlotName, SlotProps } from '../remote/remote.d.ts';
/** One remote's part in a slot. */
export interface SlotFiller {
    readonly id: string;
    readonly access: SlotAccess;
    /** Rejects, reported, when the filling remote cannot be had; calling it again tries again. */
    readonly load: () => Promise<SlotModule>;
    /** Reports that it broke while it was shown. */
    readonly reportBroken: (error: unknown) => void;
}
/** Who fills which slot, in the order they stand, by the release document; the host fills it in. */
export declare const slotStore: import("zustand").StoreApi<{
    readonly find: (name: SlotName) => readonly SlotFiller[];
}>;
interface SlotOutletProps<Name extends SlotName> {
    readonly name: Name;
    readonly props: SlotProps[Name];
    /** Stands in each filler's place while it is on its way: a skeleton of its height, so that nothing jumps. */
    readonly wait?: ReactNode;
    /** Called once when there is nothing to show: the slot has no filler, or all of them failed. */
    readonly onFailure?: () => void;
}
/**
 * A named place of a page that other remotes fill, in the order that they declare, each for whom it is meant. Nobody
 * filling it, or a filler that fails, leaves nothing behind: the page and the other fillers go on.
 */
export declare const SlotOutlet: <Name extends SlotName>({ name, props, wait, onFailure, }: SlotOutletProps<Name>) => import("react").JSX.Element[];
export {};
