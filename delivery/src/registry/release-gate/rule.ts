import type { Release } from '@shared-kernel/contracts/release/release';
import type { Wire } from '@shared-kernel/contracts/wire/wire-problems';
import type { Fault } from './finding.ts';

/** The calls that a platform answers, by the name of their contract. */
export type PlatformCalls = Readonly<Record<string, Wire>>;

/** What a release is held against besides the releases beside it. */
export interface RuleContext {
  /** Undefined: not known, and not asked. */
  readonly platform: PlatformCalls | undefined;
  /** The live release of the same package. */
  readonly former: Release | undefined;
}

interface Explained {
  readonly id: string;
  /** One line for a reader of the rule's name. */
  readonly summary: string;
  readonly advice: string;
}

/** Judges a release by itself, whatever is beside it. */
export interface ReleaseRule extends Explained {
  /** True: it asks for nothing but the build, which does not change once it is published. */
  readonly isOfBuild?: true;
  faultsOf(release: Release, context: RuleContext): readonly Fault[];
}

/** Judges two releases of one page. Asked once for each pair: the order of the two says nothing. */
export interface PairRule extends Explained {
  faultsOf(one: Release, other: Release): readonly Fault[];
}

/** Judges a candidate among all releases of a page. */
export interface SetRule extends Explained {
  faultsOf(candidate: Release, set: readonly Release[], context: RuleContext): readonly Fault[];
}
