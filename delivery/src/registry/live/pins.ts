import { isInForce, isOpenTo } from '@shared-kernel/contracts/release/combinations';
import type { Pin, Pointers } from '@shared-kernel/contracts/release/release';
import { passGate } from '../release-gate/release-gate.ts';
import { parseReleaseId, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { mustRead, refuseBrokenSet } from './compatibility.ts';
import { freezeOf, refuseFrozen } from './freezes.ts';
import { changedBy } from './history.ts';

/** The pins that have not ended. */
export const presentPins = ({ pins }: Pick<Pointers, 'pins'>, now = Date.now()): readonly Pin[] =>
  pins.filter((pin) => isInForce(pin, now));

/**
 * Who does not get these releases, as each is pinned to another one of the package, and the command that ends it: a freeze
 * refuses `unpin`, and takes a pin to what is live. `merchant`: of a canary that is for one alone.
 */
export const pinnedElsewhere = (
  pointers: Pick<Pointers, 'pins' | 'freezes' | 'takenBack'>,
  releases: readonly string[],
  merchant?: string,
): readonly string[] =>
  presentPins(pointers)
    .filter((pin) => isOpenTo({ merchant }, pin.merchant))
    .flatMap((pin) => {
      const wanted = releases.find((release) => parseReleaseId(release).name === pin.package);
      if (wanted === undefined || wanted === pin.release) return [];
      const taken = pointers.takenBack?.includes(pin.release) ? ', which is taken back,' : '';
      const end = freezeOf(pointers) ? `pin ${wanted} --until ${pin.until}` : `unpin ${pin.package}`;
      return `${pin.merchant} is pinned to ${pin.release}${taken} until ${pin.until}: pnpm release ${end} --merchant ${pin.merchant}`;
    });

const isOf =
  (merchant: string, name: string) =>
  (pin: Pin): boolean =>
    pin.merchant === merchant && pin.package === name;

export interface PinOptions {
  readonly merchant: string;
  readonly until: Date;
}

/**
 * Gives a merchant's visitors this release of a package until a time, whatever goes live for others; another pin of theirs
 * for the package ends. Throws a RegistryError when it is not published, does not fit what is live, or the time has passed.
 */
export const pinRelease = (
  store: ReleaseStore,
  release: string,
  { merchant, until }: PinOptions,
): Promise<Pointers> => {
  if (until <= new Date()) throw new RegistryError('A pin ends in the future.');
  const { name } = parseReleaseId(release);
  const end = until.toISOString();
  const action = `pin ${release} --merchant ${merchant} --until ${end}`;
  return store.changePointers(action, async (pointers) => {
    // What its visitors have anyway may be kept through a freeze.
    if (pointers.packages[name]?.live !== release) refuseFrozen(pointers);
    await mustRead(store, release);
    const others = presentPins(pointers).filter((pin) => !isOf(merchant, name)(pin));
    const next = {
      ...pointers,
      pins: [...others, { merchant, package: name, release, until: end, by: changedBy() } satisfies Pin],
    };
    await refuseBrokenSet(store, { from: pointers, to: next, action });
    await passGate(store, { from: pointers, to: next, releases: [release], action }, {});
    return next;
  });
};

/** Ends a pin: the merchant's visitors get what is live. Throws a RegistryError without one. */
export const unpin = (store: ReleaseStore, name: string, merchant: string): Promise<Pointers> => {
  const action = `unpin ${name} --merchant ${merchant}`;
  return store.changePointers(action, async (pointers) => {
    refuseFrozen(pointers);
    const present = presentPins(pointers);
    if (!present.some(isOf(merchant, name))) throw new RegistryError(`${merchant} has no pin of ${name}.`);
    const next = { ...pointers, pins: present.filter((pin) => !isOf(merchant, name)(pin)) };
    await refuseBrokenSet(store, { from: pointers, to: next, action });
    return next;
  });
};
