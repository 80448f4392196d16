/** A menu, sheet, dialog or alert lies over the page: what moves by itself rests, and nothing else opens. */
export const isCovered = (): boolean => document.querySelector('[role$=dialog]') !== null;
