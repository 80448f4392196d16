/** The part of the list at which this visit begins: one picture host for all of it, another for the next player. */
const VISIT_PICK = Math.random();

/** The site's own address, another site's, or the picture itself: none of them is on a CDN. */
const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** Whether a picture's address is only a path on the merchant's CDN. */
export const isOnCdn = (src: string): boolean => !COMPLETE.test(src);

const joined = (origin: string, path: string): string => `${origin.replace(/\/+$/, '')}/${path}`;

/**
 * Where a picture can be had, in the order in which to try: on the CDNs from the one that this visit has picked on, then
 * on the site itself (specification: browsing, images load from a randomly picked CDN host).
 */
export const imageSources = (src: string, cdns: readonly string[], pick: number = VISIT_PICK): readonly string[] => {
  if (src === '') return [];
  if (!isOnCdn(src)) return [src];
  const first = Math.floor(pick * cdns.length);
  const hosts = [...cdns.slice(first), ...cdns.slice(0, first)];
  return [...hosts.map((host) => joined(host, src)), `/${src}`];
};
