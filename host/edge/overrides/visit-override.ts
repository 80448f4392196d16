import type { Combination } from '@shared-kernel/contracts/release/combinations';
import { OVERRIDE_SEPARATOR, type Override } from '@shared-kernel/contracts/release/override';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { CLOCK_TOLERANCE_MS } from '../releases/accept-pointers.ts';

/** Why an override is refused: nobody who may has signed it; it is another merchant's; its time; a release of it is gone. */
export type OverrideFault = 'forged' | 'merchant' | 'early' | 'expired' | 'gone';

/** What a visitor gets by a signed link. */
export interface VisitOverride {
  readonly override: Override;
  readonly token: string;
  /** The releases that are shown, by package: those of the token that are not switched off. */
  readonly releases: Combination;
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

const timeFault = ({ notBefore, expires }: Override, now: number): OverrideFault | null => {
  if (now < Date.parse(notBefore) - CLOCK_TOLERANCE_MS) return 'early';
  return now < Date.parse(expires) ? null : 'expired';
};

/** Reads what a cookie or a link holds: who signed it, whose it is and its time; not whether its releases are there. */
export const createOverrideReader =
  ({ readOverride, clock }: Pick<EdgeDeps, 'readOverride' | 'clock'>) =>
  async (value: string, merchant: string): Promise<VisitOverride | RefusedOverride> => {
    const [token = '', ...off] = value.split(OVERRIDE_SEPARATOR);
    const override = (await readOverride?.(token)) ?? null;
    if (override === null) return { fault: 'forged', override };
    const fault = override.merchant === merchant ? timeFault(override, clock()) : 'merchant';
    if (fault !== null) return { fault, override };
    const shown = override.releases.filter((release) => !off.includes(packageOf(release)));
    return {
      override,
      token,
      releases: Object.fromEntries(shown.map((release) => [packageOf(release), release])),
    };
  };
