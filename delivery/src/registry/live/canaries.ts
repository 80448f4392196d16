import type { Canary, Pointers } from '@shared-kernel/contracts/release/release';
import { type GateOptions, passGate } from '../release-gate/release-gate.ts';
import { parseReleaseId, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { mustRead, refuseBrokenSet } from './compatibility.ts';
import { refuseFrozen } from './freezes.ts';
import { changedBy } from './history.ts';

const EVERYBODY = 100;

/** The share of a canary. Throws a RegistryError for what is no whole number from 1 to 100. */
const checkedPercent = (percent: number): number => {
  if (Number.isInteger(percent) && percent >= 1 && percent <= EVERYBODY) return percent;
  throw new RegistryError(`A canary's share is a whole number from 1 to ${EVERYBODY}, not ${percent}.`);
};

const findCanary = ({ canaries }: Pointers, id: string): Canary => {
  const found = canaries.find((canary) => canary.id === id);
  if (found !== undefined) return found;
  const known = canaries.length === 0 ? 'there is none' : canaries.map((canary) => canary.id).join(', ');
  throw new RegistryError(`There is no canary "${id}" (${known}): see pnpm release status.`);
};

const replaced = ({ canaries }: Pointers, next: Canary): Canary[] =>
  canaries.map((canary) => (canary.id === next.id ? next : canary));

const packagesOf = (releases: readonly string[]): readonly string[] => releases.map((id) => parseReleaseId(id).name);

/** A visitor must not be in two canaries of one package: none of them would be measured. */
const refuseOverlap = ({ canaries }: Pointers, releases: readonly string[], merchant: string | undefined): void => {
  const names = new Set(packagesOf(releases));
  if (names.size < releases.length) throw new RegistryError('A canary has at most one release of each package.');
  for (const canary of canaries) {
    const isShared = canary.merchant === undefined || merchant === undefined || canary.merchant === merchant;
    const both = packagesOf(canary.releases).find((name) => names.has(name));
    if (!isShared || both === undefined) continue;
    throw new RegistryError(
      `${both} has the canary ${canary.id} already (${canary.releases.join(' ')}, ${canary.percent} %): raise it, or abort it first.`,
    );
  }
};

export interface CanaryOptions extends GateOptions {
  /** Share of the visitors, 1 to 100. */
  readonly percent: number;
  /** Whose visitors; left out: everybody's. */
  readonly merchant?: string | undefined;
}

/**
 * Gives published releases to a share of the visitors, the same ones for all of them. Every combination that comes of it
 * must fit together. Throws a RegistryError.
 */
export const startCanary = (
  store: ReleaseStore,
  releases: readonly string[],
  { percent, merchant, ...gate }: CanaryOptions,
): Promise<Pointers> => {
  const whose = merchant === undefined ? '' : ` --merchant ${merchant}`;
  const action = `promote ${releases.join(' ')} --percent ${checkedPercent(percent)}${whose}`;
  return store.changePointers(action, async (pointers) => {
    refuseFrozen(pointers);
    refuseOverlap(pointers, releases, merchant);
    for (const id of releases) await mustRead(store, id);
    const canary: Canary = {
      id: `c${pointers.revision + 1}`,
      releases: [...releases],
      percent,
      ...(merchant !== undefined && { merchant }),
      startedAt: new Date().toISOString(),
      by: changedBy(),
    };
    const next = { ...pointers, canaries: [...pointers.canaries, canary] };
    await refuseBrokenSet(store, { from: pointers, to: next, action });
    await passGate(store, { from: pointers, to: next, releases, action }, gate);
    return next;
  });
};

/** Gives a canary more visitors; those that it has keep it. Throws a RegistryError for a smaller share, and while it is held. */
export const raiseCanary = (store: ReleaseStore, id: string, percent: number): Promise<Pointers> =>
  store.changePointers(`raise ${id} --percent ${checkedPercent(percent)}`, (pointers) => {
    refuseFrozen(pointers);
    const canary = findCanary(pointers, id);
    if (canary.heldBecause !== undefined)
      throw new RegistryError(`${id} is held: ${canary.heldBecause}. To go on: pnpm release resume ${id}`);
    if (percent <= canary.percent)
      throw new RegistryError(
        `${id} has ${canary.percent} % already, and nobody who has it is taken back. To end it: pnpm release abort ${id}`,
      );
    return { ...pointers, canaries: replaced(pointers, { ...canary, percent }) };
  });

/** Leaves a canary's share as it is until somebody resumes it. `because`: what who wants to raise it reads. */
export const holdCanary = (store: ReleaseStore, id: string, because: string): Promise<Pointers> =>
  store.changePointers(`hold ${id}`, (pointers) => ({
    ...pointers,
    canaries: replaced(pointers, { ...findCanary(pointers, id), heldBecause: because }),
  }));

export const resumeCanary = (store: ReleaseStore, id: string): Promise<Pointers> =>
  store.changePointers(`resume ${id}`, (pointers) => {
    refuseFrozen(pointers);
    const { heldBecause, ...canary } = findCanary(pointers, id);
    if (heldBecause === undefined) throw new RegistryError(`${id} is not held.`);
    return { ...pointers, canaries: replaced(pointers, canary) };
  });

/** Ends a canary: its visitors get what is live. Its releases are marked as taken back. */
export const abortCanary = (store: ReleaseStore, id: string): Promise<Pointers> => {
  const action = `abort ${id}`;
  return store.changePointers(action, async (pointers) => {
    const { releases } = findCanary(pointers, id);
    const next = {
      ...pointers,
      canaries: pointers.canaries.filter((canary) => canary.id !== id),
      takenBack: [...new Set([...(pointers.takenBack ?? []), ...releases])],
    };
    await refuseBrokenSet(store, { from: pointers, to: next, action });
    return next;
  });
};

/** The canaries that are left when some of these packages go back or out. */
export const canariesWithout = (pointers: Pointers, names: readonly string[]): Canary[] =>
  pointers.canaries.filter(({ releases }) => !packagesOf(releases).some((name) => names.includes(name)));

/** The canaries that are left once these releases are live for all: one whose every release is live has done its work. */
export const canariesBeside = (pointers: Pointers, live: Readonly<Record<string, string>>): Canary[] =>
  pointers.canaries.filter(({ releases }) => !releases.every((id) => live[parseReleaseId(id).name] === id));
