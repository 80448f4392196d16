/** Whether amounts of the balance are shown or masked, everywhere at once. */
export declare const balanceVisibilityStore: import("zustand").StoreApi<{
    readonly isVisible: boolean;
}>;
/** Takes over what the player chose on an earlier visit. */
export declare const restoreBalanceVisibility: () => void;
/** Hides a shown balance and shows a hidden one; remembered in this browser. */
export declare const toggleBalance: () => void;
/** True while the balance may be shown. */
export declare const useBalanceVisibility: () => boolean;
