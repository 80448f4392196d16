import type { ComponentProps } from 'react';
interface CardProps extends ComponentProps<'div'> {
    readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
    readonly isPadded?: boolean;
    /** `balance`: lit from its upper corner (`purse` in remotes of 1603177). `well`: a step down, for what is read off. */
    readonly look?: 'raised' | 'balance' | 'purse' | 'well';
}
/** A surface one step lighter than what it lies on, with one hairline of light on top. */
export declare const Card: ({ as, isPadded, look, className, ...element }: CardProps) => import("react").JSX.Element;
export {};
