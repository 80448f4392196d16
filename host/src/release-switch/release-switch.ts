import type { GoOptions } from 'shared-kernel/router';

/**
 * Follows a link to the releases that are live now, by loading its page anew. False: this visit keeps its releases, and the link is followed
 * inside the page. Set once the first view is done with (`watchReleases`).
 */
export const releaseSwitch: { follow(to: string, options?: GoOptions): boolean } = { follow: () => false };
