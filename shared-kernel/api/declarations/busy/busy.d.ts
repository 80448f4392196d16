/** `typing`: something would be lost. `sending`: an answer is on its way, about money perhaps. */
export type Business = 'typing' | 'sending';
/** Something of the player's would be lost: no release is switched, no page reloaded by the site itself, while this holds. */
export declare const isBusy: () => boolean;
/** Holds until the returned function is called. */
export declare const holdBusy: (business: Business) => (() => void);
/** Holds while the component is mounted and `business` is not null. */
export declare const useBusy: (business: Business | null) => void;
