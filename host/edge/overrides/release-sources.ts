import { isInForce, isOpenTo } from '@shared-kernel/contracts/release/combinations';
import { releaseId } from '@shared-kernel/contracts/release/release';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { dealCanaries } from '../releases/deal-canaries.ts';
import type { Visitor } from '../releases/follow-registry.ts';
import type { LiveSet } from '../releases/live-set.ts';
import type { ReleaseSource } from './override-words.ts';

/** Of each package of a page, why the visitor gets its release. */
export const createReleaseSources =
  ({ releases, clock }: Pick<EdgeDeps, 'releases' | 'clock'>) =>
  async (
    { host, remotes }: LiveSet,
    { merchant, visitor, override = {} }: Visitor,
    developed: Readonly<Record<string, string>>,
  ): Promise<ReadonlyMap<string, ReleaseSource>> => {
    const { canaries, pins } = await releases.readPointers();
    const dealt = await dealCanaries(canaries, visitor);
    const tried = canaries.filter((canary) => dealt.includes(canary.id) && isOpenTo(canary, merchant));
    const sourceOf = (name: string, id: string): ReleaseSource => {
      if (developed[name] !== undefined) return 'developer';
      if (override[name] !== undefined) return 'override';
      const isPinned = pins.some((pin) => pin.merchant === merchant && pin.release === id && isInForce(pin, clock()));
      if (isPinned) return 'pin';
      return tried.some((canary) => canary.releases.includes(id)) ? 'canary' : 'live';
    };
    return new Map(
      [host, ...remotes.map(({ live }) => live)].map((one) => [one.name, sourceOf(one.name, releaseId(one))]),
    );
  };
