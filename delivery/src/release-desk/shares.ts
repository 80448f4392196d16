import { isInForce, isOpenTo } from '@shared-kernel/contracts/release/combinations';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import { parseReleaseId } from '../registry/registry.ts';

/** What part of a merchant's visitors gets a release of a package. */
export interface Share {
  readonly release: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly why: 'live' | 'canary' | 'pin';
}

const ALL = 100;

/**
 * The releases of a package that a merchant's visitors get, the largest part of them as it would be without canaries last: a pin
 * holds for all; else a canary has its share, and the rest gets what is live. `merchant` null: one that nothing names. `at`:
 * milliseconds since the epoch. No shares: the package is not live there.
 */
export const sharesOf = (
  { packages, canaries, pins }: Pick<Pointers, 'packages' | 'canaries' | 'pins'>,
  name: string,
  merchant: string | null,
  at: number,
): readonly Share[] => {
  const pin = pins.find((each) => each.merchant === merchant && each.package === name && isInForce(each, at));
  if (pin) return [{ release: pin.release, percent: ALL, why: 'pin' }];
  const isOfPackage = (release: string): boolean => parseReleaseId(release).name === name;
  const canary = canaries.find((each) => isOpenTo(each, merchant) && each.releases.some(isOfPackage));
  const tried = canary?.releases.find(isOfPackage);
  const live = packages[name]?.live;
  const percent = tried === undefined ? 0 : (canary?.percent ?? 0);
  return [
    ...(tried === undefined ? [] : [{ release: tried, percent, why: 'canary' } as const]),
    ...(live === undefined || percent === ALL ? [] : [{ release: live, percent: ALL - percent, why: 'live' } as const]),
  ];
};

/** The site's brands, and whatever merchant a canary or pin names: one that is no brand may have been deleted. */
export const merchantsIn = (
  { canaries, pins }: Pick<Pointers, 'canaries' | 'pins'>,
  brands: readonly string[],
): readonly string[] => [
  ...new Set([
    ...brands,
    ...[...canaries, ...pins].flatMap(({ merchant }) => (merchant === undefined ? [] : [merchant])),
  ]),
];
