import { type Addressed, shapeOf } from './route-table.ts';
import { SLOTS } from './slots.ts';

/** What a release lays claim to, under the name that a message gives it. */
export interface Claimant {
  readonly name: string;
  readonly routes: readonly Addressed[];
  readonly slots: readonly { readonly name: string }[];
}

interface Claim {
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

const claimsOf = ({ name, routes, slots }: Claimant): readonly Claim[] => [
  ...routes.flatMap(addressesOf).map((address) => ({ what: address, key: `at ${shapeOf(address)}`, by: name })),
  ...slots
    .filter((slot) => takesOne(slot.name))
    .map((slot) => ({ what: `the slot ${slot.name}`, key: `in ${slot.name}`, by: name })),
];

/**
 * What a set of releases claims more than once, one sentence each: an address (as itself or as an alias), or a slot that
 * takes one filler. Whoever came first in the alphabet would show the page of both.
 */
export const claimedTwice = (claimants: readonly Claimant[]): readonly string[] => {
  const first = new Map<string, Claim>();
  return claimants.flatMap(claimsOf).flatMap((claim) => {
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
};
