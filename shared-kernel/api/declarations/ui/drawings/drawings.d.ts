/** Nothing here yet: a boat with its line out. */
export declare const BoatDrawing: () => import("react").JSX.Element;
/** Something broke: a string of lanterns, its wire parted, one gone out. */
export declare const LanternsDrawing: () => import("react").JSX.Element;
/** Closed for work: the great lantern half lit, a ladder and a box of tools. */
export declare const LadderDrawing: () => import("react").JSX.Element;
/** Not open from here: a harbour light across the water, its gate shut. */
export declare const HarbourDrawing: () => import("react").JSX.Element;
