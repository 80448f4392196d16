export interface GoOptions {
    readonly replace?: boolean;
}
/**
 * Goes to a page as a tap on a link does: a page that cannot be shown (nobody serves it, its flag is off, a promotion that
 * it needs is off) is said to be so, and the visitor stays. `useNavigate` is for ways back and for what must not be refused.
 */
export declare const useGo: () => ((to: string, options?: GoOptions) => void);
