export interface MoneyProps {
    /** Major units with decimals, as the wire has them: `12480.50`. */
    readonly amount: string;
    /** The look's type steps, 12 to 28 px. */
    readonly size?: 1 | 2 | 3 | 4 | 5;
    /** `in` says that it came and gets a plus; `out` shows its own minus. */
    readonly tone?: 'money' | 'plain' | 'dim' | 'in' | 'out';
    /** Asterisks in place of the amount. */
    readonly isHidden?: boolean;
}
/** An amount in the brand's currency and the player's language: the unit smaller, the decimals dimmer, figures of one width. Reads and copies as plain text. */
export declare const Money: ({ amount, size, tone, isHidden }: MoneyProps) => import("react").JSX.Element;
