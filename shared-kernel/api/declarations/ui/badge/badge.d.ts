interface BadgeProps {
    readonly count: number;
    /** What is counted, for those who cannot see where the bubble sits: `3 promotions to claim`. */
    readonly label?: string | undefined;
    /** `alert` asks for something; `info` only counts. */
    readonly tone?: 'alert' | 'info';
}
/** A bubble with a count, the whole of it (browsing §2). Nothing at zero or below: an empty bubble says nothing. */
export declare const Badge: ({ count, label, tone }: BadgeProps) => import("react").JSX.Element | null;
export {};
