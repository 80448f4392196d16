import type { Pointers } from '@shared-kernel/contracts/release/release';
import { parseReleaseId, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { canariesWithout } from './canaries.ts';
import { refuseBrokenSet } from './compatibility.ts';
import { historyOf, revisionWith } from './history.ts';

type Packages = Pointers['packages'];
type LivePointer = Packages[string];

/** Older marks are of releases that nobody deploys any more. */
const KEPT_MARKS = 200;

/**
 * The pointers with other packages; what was live and no longer is, is marked as taken back, and what is live again is not.
 * Canaries of what goes back or out end, and pins of what goes out: a pin alone would still serve it.
 */
const takeBack = (pointers: Pointers, packages: Packages, named: readonly string[]): Pointers => {
  const canaries = canariesWithout(pointers, named);
  const ended = pointers.canaries.filter((canary) => !canaries.includes(canary));
  const marked = new Set([...(pointers.takenBack ?? []), ...ended.flatMap(({ releases }) => releases)]);
  for (const [name, { live }] of Object.entries(pointers.packages)) {
    if (packages[name] === undefined) marked.add(name);
    if (packages[name]?.live !== live) marked.add(live);
  }
  for (const [name, { live }] of Object.entries(packages)) for (const back of [name, live]) marked.delete(back);
  const changed = Object.keys(packages).filter((name) => packages[name]?.live !== pointers.packages[name]?.live);
  const chosen = [...new Set([...(pointers.chosen ?? []), ...changed])].filter((name) => name in packages);
  const pins = pointers.pins.filter(({ package: name }) => name in packages || !(name in pointers.packages));
  return { ...pointers, packages, canaries, pins, takenBack: [...marked].slice(-KEPT_MARKS), chosen };
};

/** A release that is behind the live one leads there, and forgets what is between; another one comes as a promotion does. */
const backTo = (id: string, current: LivePointer | undefined): LivePointer => {
  const previous = current?.previous ?? [];
  const steps = previous.indexOf(id);
  return { live: id, previous: steps < 0 ? previous : previous.slice(steps + 1) };
};

const formerOf = ({ packages }: Pointers, name: string): readonly [string, LivePointer] => {
  const pointer = packages[name];
  if (pointer === undefined) {
    throw new RegistryError(
      `${name} has no live release: nothing to roll back. A retired one comes back with pnpm release promote <release>, or the whole site with pnpm release rollback --to <revision>: pnpm release history names both.`,
    );
  }
  const [target] = pointer.previous;
  if (target === undefined) {
    throw new RegistryError(
      `${name} has no earlier release than ${pointer.live}. To take the package out: pnpm release retire ${name}.`,
    );
  }
  return [name, backTo(target, pointer)];
};

const adviceFor = (pointers: Pointers, live: Readonly<Record<string, string>>): string => {
  const together = 'Roll back together what went live together: pnpm release rollback host browse …';
  const former = revisionWith(pointers, live);
  return former === undefined
    ? `${together}.`
    : `${together}, or the whole site to the last state with it: pnpm release rollback --to ${former.revision} (${former.changedAt}).`;
};

/**
 * Goes back to the release before the live one, of several packages in one change. What was live is forgotten as a fallback
 * and marked as taken back; canaries of these packages end. Throws a RegistryError without an earlier release, or when the live set would not fit together.
 */
export const rollback = (store: ReleaseStore, names: readonly string[]): Promise<Pointers> => {
  const action = `rollback ${names.join(' ')}`;
  return store.changePointers(action, async (pointers) => {
    const back = [...new Set(names)].map((name) => formerOf(pointers, name));
    const next = takeBack(pointers, { ...pointers.packages, ...Object.fromEntries(back) }, names);
    const targets = Object.fromEntries(back.map(([name, { live }]) => [name, live]));
    await refuseBrokenSet(store, { from: pointers, to: next, action, advice: adviceFor(pointers, targets) });
    return next;
  });
};

/** Makes live again what was live in a former state, of all packages; those that were not live then are taken out with their pins, and canaries end. */
export const rollbackTo = (store: ReleaseStore, revision: number): Promise<Pointers> => {
  const action = `rollback --to ${revision}`;
  return store.changePointers(action, async (pointers) => {
    const kept = historyOf(pointers);
    const former = kept.find((each) => each.revision === revision);
    if (former === undefined) {
      const known = kept.length === 0 ? 'there is none yet' : `from ${kept[0]?.revision} to ${kept.at(-1)?.revision}`;
      throw new RegistryError(`Revision ${revision} is not in the history (${known}): see pnpm release history.`);
    }
    const packages = Object.fromEntries(
      Object.entries(former.live).map(([name, id]) => {
        const current = pointers.packages[name];
        return [name, current?.live === id ? current : backTo(id, current)];
      }),
    );
    const tried = pointers.canaries.flatMap(({ releases }) => releases.map((id) => parseReleaseId(id).name));
    const next = takeBack(pointers, packages, tried);
    await refuseBrokenSet(store, { from: pointers, to: next, action, advice: 'Choose another revision.' });
    return next;
  });
};

/**
 * Takes a remote out: nothing of it is live, its addresses answer that there is no such page, and no start or deployment
 * brings it back; its canaries and pins end. Throws a RegistryError for the host, and for what is not live.
 */
export const retire = async (store: ReleaseStore, name: string): Promise<Pointers> => {
  if (name === 'host') throw new RegistryError('The host cannot be taken out: without it there is no site.');
  return store.changePointers(`retire ${name}`, (pointers) => {
    const { [name]: retired, ...packages } = pointers.packages;
    if (retired === undefined) throw new RegistryError(`${name} has no live release: nothing to take out.`);
    return takeBack(pointers, packages, [name]);
  });
};
