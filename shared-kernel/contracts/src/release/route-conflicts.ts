import { type Addressed, ANY, patternOf, shapeOf } from './route-table.ts';
import { SLOTS } from './slots.ts';

/** What a release lays claim to, under the name that a message gives it. */
export interface RouteOwner {
  readonly name: string;
  readonly routes: readonly Addressed[];
  readonly slots: readonly { readonly name: string }[];
}

interface RouteClaim {
  readonly what: string;
  readonly key: string;
  readonly by: string;
}

const takesOne = (slot: string): boolean =>
  Object.entries(SLOTS).some(([name, { takes }]) => name === slot && takes === 'one');

/** One of each shape: `/m` and `/m/` of one route are the same wish, said twice. */
const addressesOf = ({ path, aliases }: Addressed): readonly string[] => [
  ...new Map([path, ...aliases].reverse().map((address) => [shapeOf(address), address])).values(),
];

const claimsOf = ({ name, routes, slots }: RouteOwner): readonly RouteClaim[] => [
  ...routes.flatMap(addressesOf).map((address) => ({ what: address, key: `at ${shapeOf(address)}`, by: name })),
  ...slots
    .filter((slot) => takesOne(slot.name))
    .map((slot) => ({ what: `the slot ${slot.name}`, key: `in ${slot.name}`, by: name })),
];

const isWithin = (shape: string, other: string): boolean => patternOf(other).test(shape);

/** Whether one text can be of both segments, by what stands before their first and after their last parameter. */
const segmentsMeet = (one: string, other: string): boolean => {
  if (isWithin(one, other) || isWithin(other, one)) return true;
  if (!one.includes(ANY) || !other.includes(ANY)) return false;
  const [headOfOne = '', headOfOther = ''] = [one, other].map((segment) => segment.split(ANY)[0]);
  const [tailOfOne = '', tailOfOther = ''] = [one, other].map((segment) => segment.split(ANY).at(-1));
  return (
    (headOfOne.startsWith(headOfOther) || headOfOther.startsWith(headOfOne)) &&
    (tailOfOne.endsWith(tailOfOther) || tailOfOther.endsWith(tailOfOne))
  );
};

/** Two patterns that some address fits both, and neither is the narrower: nothing but the alphabet would choose. */
const isUndecided = (one: string, other: string): boolean => {
  if (isWithin(one, other) || isWithin(other, one)) return false;
  const [ofOne, ofOther] = [one.split('/'), other.split('/')];
  return (
    ofOne.length === ofOther.length && ofOne.every((segment, place) => segmentsMeet(segment, ofOther[place] ?? ''))
  );
};

const undecided = (claims: readonly RouteClaim[]): readonly string[] => {
  const patterns = claims.filter(({ key }) => key.includes(ANY));
  return patterns.flatMap(({ what, by }, index) =>
    patterns
      .slice(0, index)
      .filter((earlier) => isUndecided(shapeOf(earlier.what), shapeOf(what)))
      .map((earlier) => `${what} of ${by} meets ${earlier.what} of ${earlier.by}, and neither is the narrower`),
  );
};

/** Where pages are: `/`, `/m` and below, and `/<name>.html`; below `/m/_` the document server answers itself. */
const PAGE_ADDRESS = /^(?:\/|\/m(?:\/[^_].*)?|\/[^/]+\.html)$/;

const faultOf = (address: string): string | undefined => {
  const shape = shapeOf(address);
  if (!PAGE_ADDRESS.test(shape)) return "is no page's address: those are /, /m/… and /<name>.html";
  const [, , ...below] = shape.split('/');
  const isAnything = below.length > 0 && below.every((part) => part === ANY);
  return isAnything ? 'would take every unknown address: a part of it below /m/ has to be fixed' : undefined;
};

/**
 * Addresses at which nobody would ever see a page (the document server, the platform or nobody answers there), and patterns that
 * would take each misspelt address of every team.
 */
export const outsidePages = (claimants: readonly RouteOwner[]): readonly string[] =>
  claimants.flatMap(({ name, routes }) =>
    routes.flatMap(addressesOf).flatMap((address) => {
      const fault = faultOf(address);
      return fault === undefined ? [] : [`${address} of ${name} ${fault}`];
    }),
  );

/**
 * What a set of releases claims more than once, one sentence each: an address (as itself, as an alias or by patterns of
 * which none is the narrower), or a slot that takes one extension. Whoever came first in the alphabet would show the page of both.
 */
export const claimedTwice = (claimants: readonly RouteOwner[]): readonly string[] => {
  const first = new Map<string, RouteClaim>();
  const claims = claimants.flatMap(claimsOf);
  const twice = claims.flatMap((claim) => {
    const earlier = first.get(claim.key);
    if (earlier === undefined) {
      first.set(claim.key, claim);
      return [];
    }
    const as = earlier.what === claim.what ? '' : ` as ${earlier.what}`;
    return earlier.by === claim.by
      ? [`${claim.what} is claimed twice by ${claim.by}${as}`]
      : [`${claim.what} belongs to ${earlier.by}${as}, and ${claim.by} claims it too`];
  });
  return [...twice, ...undecided(claims)];
};
