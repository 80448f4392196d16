const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** A menu, sheet or dialog lies over the page: what moves by itself rests, and nothing else opens. */
export const isCovered = (): boolean => document.querySelector(OVERLAY) !== null;
