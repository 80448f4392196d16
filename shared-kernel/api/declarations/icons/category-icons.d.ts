import type { GameCategory } from '../contracts/values.d.ts';
interface CategoryIconProps {
    readonly category: GameCategory;
    /** Drawn on the category's own hue, as on the chosen tab, instead of on its tint. */
    readonly isOnHue?: boolean;
}
/** A category's two-tone icon. 28 px; its hue comes with it. */
export declare const CategoryIcon: ({ category, isOnHue }: CategoryIconProps) => import("react").JSX.Element;
export {};
