import type { RouteIndex } from './route-index.d.ts';
export { toggleBalance, useBalanceVisibility } from './balance-visibility.d.ts';
export type { RouteIndex } from './route-index.d.ts';
export { SlotOutlet } from './slot-outlet.d.ts';
export interface Frame {
    /** One step back; home where the page's route says so, or when there is nothing to go back to (specification: accounts §2). */
    readonly back: () => void;
    /** Asks a guest to sign in, over the page, and goes on to `goOnTo` afterwards. */
    readonly askLogin: (goOnTo?: string) => void;
}
/** The routes that are live now. */
export declare const useRoutes: () => RouteIndex;
/** What a page may ask of the frame around it. */
export declare const useFrame: () => Frame;
