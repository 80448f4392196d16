import type { Freeze, Pointers } from '@shared-kernel/contracts/release/release';
import { RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { changedBy } from './history.ts';

/** The freezes that have not ended. */
export const presentFreezes = ({ freezes = [] }: Pick<Pointers, 'freezes'>, now = new Date()): readonly Freeze[] =>
  freezes.filter(({ until }) => now < new Date(until));

/** The freeze that is in force. */
export const freezeOf = (pointers: Pick<Pointers, 'freezes'>, now = new Date()): Freeze | undefined =>
  presentFreezes(pointers, now).find(({ from }) => new Date(from) <= now);

/** Throws a RegistryError while nothing new may go live. Whoever goes back or ends a canary does not ask. */
export const refuseFrozen = (pointers: Pick<Pointers, 'freezes'>): void => {
  const freeze = freezeOf(pointers);
  if (freeze === undefined) return;
  const { id, until, by, because } = freeze;
  throw new RegistryError(
    `Nothing new goes live until ${until}: ${because} (${id}, by ${by}). pnpm release rollback, hold and abort are open; to end it: pnpm release unfreeze ${id}`,
  );
};

export interface FreezeOptions {
  readonly from: Date;
  readonly until: Date;
  readonly because: string;
}

/** Lets nothing new go live from one time to another. Throws a RegistryError for an end that has passed or is before the begin. */
export const freeze = (store: ReleaseStore, { from, until, because }: FreezeOptions): Promise<Pointers> => {
  if (until <= from || until <= new Date())
    throw new RegistryError('A freeze ends after it begins, and in the future.');
  const times = { from: from.toISOString(), until: until.toISOString() };
  return store.changePointers(`freeze --from ${times.from} --until ${times.until}`, (pointers) => ({
    ...pointers,
    freezes: [
      ...presentFreezes(pointers),
      { id: `f${pointers.revision + 1}`, ...times, by: changedBy(), because } satisfies Freeze,
    ],
  }));
};

/** Ends a freeze, or calls off one that has not begun. */
export const unfreeze = (store: ReleaseStore, id: string): Promise<Pointers> =>
  store.changePointers(`unfreeze ${id}`, (pointers) => {
    const present = presentFreezes(pointers);
    if (!present.some((each) => each.id === id)) {
      const known = present.length === 0 ? 'there is none' : present.map((each) => each.id).join(', ');
      throw new RegistryError(`There is no freeze "${id}" (${known}).`);
    }
    return { ...pointers, freezes: present.filter((each) => each.id !== id) };
  });
