/** No remote brings a copy of what it shares: there is nothing to fall back on. */
export const getSharedFallbackGetter = undefined;
