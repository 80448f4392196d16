/** For `ref`: what takes the place of the pressed button takes its focus. */
export const focusAsShown = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
