/** A member is online while the last sign of life is younger than this. */
const ONLINE_MS = 5 * 60 * 1000;

/** Who has been seen since then is online. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_MS);
