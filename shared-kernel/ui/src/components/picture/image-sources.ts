/** The part of the list at which this visit begins: one picture host for all of it, another for the next player. */
const VISIT_PICK = Math.random();
/** A host that failed this often without a picture in between is asked last for the rest of the visit. */
const DOUBTED_AFTER = 2;

/** The site's own address, another site's, or the picture itself: none of them is on a CDN. */
const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** Whether a picture's address is only a path on the merchant's CDN. */
export const isOnCdn = (src: string): boolean => !COMPLETE.test(src);

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

const isHost = (cdn: string): boolean => /^https?:/.test(originOf(cdn));

const joined = (origin: string, path: string): string => `${origin.replace(/\/+$/, '')}/${path}`;

/** Failures in a row, by host. */
const failures = new Map<string, number>();

const isDoubted = (source: string): boolean => (failures.get(originOf(source)) ?? 0) >= DOUBTED_AFTER;

/** Says how a host did, so that the next pictures of the visit do not begin with one that is down. */
export const judgeHost = (source: string, hasServed: boolean): void => {
  const origin = originOf(source);
  if (hasServed) failures.delete(origin);
  else failures.set(origin, (failures.get(origin) ?? 0) + 1);
};

/** The line was gone, not the hosts. */
export const trustHosts = (): void => failures.clear();

/**
 * Where a picture can be had, in the order in which to try: on the CDNs from the one that this visit has picked on, those that
 * have failed behind the others, then on the site itself (specification: browsing §7, images load from a randomly picked CDN host).
 */
export const imageSources = (src: string, cdns: readonly string[], pick: number = VISIT_PICK): readonly string[] => {
  if (src === '') return [];
  if (!isOnCdn(src)) return [src];
  const hosts = cdns.filter(isHost);
  const first = Math.floor(pick * hosts.length);
  const sources = [...hosts.slice(first), ...hosts.slice(0, first)].map((host) => joined(host, src));
  return [...sources.filter((source) => !isDoubted(source)), ...sources.filter(isDoubted), `/${src}`];
};
