const SANDBOX = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock';

export const originOf = (url: string): string => new URL(url, location.href).origin;

/** True: what is in the frame has a host name of its own. Its origin gives it nothing of the site then, and tells both who speaks. */
export const hasOrigin = (url: string): boolean => originOf(url) !== location.origin;

/** What a frame of the platform may do: nothing of the site is in reach, and it cannot take the page away. */
export const sandboxOf = (url: string): string => (hasOrigin(url) ? `${SANDBOX} allow-same-origin` : SANDBOX);
