import { randomBytes } from 'node:crypto';
import { LONGEST_OVERRIDE_MS, type Override } from '@shared-kernel/contracts/release/override';
import { DAY_MS } from '@shared-kernel/node/durations';
import { checkReleases, type GateOptions } from '../release-gate/release-gate.ts';
import { parseReleaseId, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { mustRead } from './compatibility.ts';
import { changedBy } from './history.ts';

const MOST_DAYS = LONGEST_OVERRIDE_MS.releases / DAY_MS;
const ID_BYTES = 4;

interface OverrideOptions extends GateOptions {
  /** Whose site takes it. */
  readonly merchant: string;
  readonly until: Date;
}

const refuseTwice = (releases: readonly string[]): void => {
  const names = releases.map((id) => parseReleaseId(id).name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new RegistryError(`${twice} is named twice: a page has one release of a package.`);
};

/**
 * An override of published releases, from now. The gate is asked for them together, and what it finds is told: a tester may look at what may
 * not go live. Throws a RegistryError for a release that is not published, and for an end that has been or is far away.
 */
export const makeOverride = async (
  store: ReleaseStore,
  releases: readonly string[],
  { merchant, until, platform, report }: OverrideOptions,
  now = new Date(),
): Promise<Override> => {
  refuseTwice(releases);
  const left = until.getTime() - now.getTime();
  if (left <= 0 || left > MOST_DAYS * DAY_MS)
    throw new RegistryError(`A link is for ${MOST_DAYS} days at most, and for some time: --for 2h.`);
  const candidates = await Promise.all(releases.map((id) => mustRead(store, id)));
  report?.(await checkReleases(store, candidates, { platform }));
  return {
    type: 'override',
    id: randomBytes(ID_BYTES).toString('hex'),
    merchant,
    releases: [...releases],
    notBefore: toSeconds(now),
    expires: toSeconds(until),
    by: changedBy(),
  };
};

/** Without the fraction: the link is to fit a QR code. */
const toSeconds = (time: Date): string => time.toISOString().replace(/\.\d+/, '');
