import type { Combination } from '@shared-kernel/contracts/release/combinations';
import {
  isLoopback,
  LONGEST_OVERRIDE_MS,
  OVERRIDE_SEPARATOR,
  type Override,
} from '@shared-kernel/contracts/release/override';
import { sha256Hex } from '../base/digest.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { CLOCK_TOLERANCE_MS } from '../releases/accept-pointers.ts';

/** Why an override is refused: nobody who may has signed it; it is another merchant's or browser's; its time; a release of it is gone. */
export type OverrideFault = 'forged' | 'merchant' | 'browser' | 'early' | 'expired' | 'gone';

/** What a visitor gets by a signed link. */
export interface VisitOverride {
  readonly override: Override;
  readonly token: string;
  /** The releases that are shown, by package: those of the token that are not switched off. */
  readonly releases: Combination;
  /** Where a developer's machine serves packages, those switched off left out. */
  readonly sources: Readonly<Record<string, string>>;
}

/** A refusal in place of an override. */
export interface RefusedOverride {
  readonly fault: OverrideFault;
  /** Null: unsigned, so nothing that it says counts. */
  readonly override: Override | null;
}

export const isRefused = (found: VisitOverride | RefusedOverride): found is RefusedOverride => 'fault' in found;

/** A token, with the packages that are shown as without it meanwhile. */
export const withoutPackages = (token: string, names: readonly string[]): string =>
  [token, ...names].join(OVERRIDE_SEPARATOR);

export const packageOf = (release: string): string => release.slice(0, release.indexOf('@'));

/** Whoever holds the key signs no link for ever. */
const isTooLong = ({ notBefore, expires, sources = {} }: Override): boolean => {
  const longest = LONGEST_OVERRIDE_MS[Object.keys(sources).length > 0 ? 'sources' : 'releases'];
  return Date.parse(expires) - Date.parse(notBefore) > longest;
};

const timeFault = ({ notBefore, expires }: Override, now: number): OverrideFault | null => {
  if (now < Date.parse(notBefore) - CLOCK_TOLERANCE_MS) return 'early';
  return now < Date.parse(expires) ? null : 'expired';
};

/** What a developer's machine is told of a browser, and signs: its name stays a secret of the browser and this server. */
export const browserHash = (visitor: string): Promise<string> => sha256Hex(`override ${visitor}`);

interface Asking {
  readonly merchant: string;
  /** The id of the visitor cookie. */
  readonly visitor: string | null;
}

/** Whether code of a developer's machine is let in for this browser alone, from its own machine. */
const isBound = ({ sources = {}, browser }: Override): boolean =>
  Object.keys(sources).length === 0 || (browser !== undefined && Object.values(sources).every(isLoopback));

const faultOf = async (
  override: Override,
  { merchant, visitor }: Asking,
  now: number,
): Promise<OverrideFault | null> => {
  const { browser } = override;
  if (!isBound(override) || isTooLong(override)) return 'forged';
  if (override.merchant !== merchant) return 'merchant';
  if (browser !== undefined && (visitor === null || (await browserHash(visitor)) !== browser)) return 'browser';
  return timeFault(override, now);
};

/** Reads what a cookie or a link holds: who signed it, whose it is and its time; not whether its releases are there. */
export const createOverrideReader =
  ({ readOverride, clock }: Pick<EdgeDeps, 'readOverride' | 'clock'>) =>
  async (value: string, asking: Asking): Promise<VisitOverride | RefusedOverride> => {
    const [token = '', ...off] = value.split(OVERRIDE_SEPARATOR);
    const override = (await readOverride?.(token)) ?? null;
    if (override === null) return { fault: 'forged', override };
    const fault = await faultOf(override, asking, clock());
    if (fault !== null) return { fault, override };
    const shown = override.releases.filter((release) => !off.includes(packageOf(release)));
    return {
      override,
      token,
      releases: Object.fromEntries(shown.map((release) => [packageOf(release), release])),
      sources: Object.fromEntries(Object.entries(override.sources ?? {}).filter(([name]) => !off.includes(name))),
    };
  };

/** The packages that an override gives. */
export const packagesIn = ({ releases, sources = {} }: Override): readonly string[] => [
  ...new Set([...releases.map(packageOf), ...Object.keys(sources)]),
];

/** Whether a package is shown as the override has it. */
export const isShown = ({ releases, sources }: VisitOverride, name: string): boolean =>
  releases[name] !== undefined || sources[name] !== undefined;
