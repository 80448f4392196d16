/** Whether a picture's address is only a path on the merchant's CDN. */
export declare const isOnCdn: (src: string) => boolean;
/**
 * Where a picture can be had, in the order in which to try: on the CDNs from the one that this visit has picked on, then
 * on the site itself (specification: browsing, images load from a randomly picked CDN host).
 */
export declare const imageSources: (src: string, cdns: readonly string[], pick?: number) => readonly string[];
