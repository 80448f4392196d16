import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { type Fault, proven, review } from '../finding.ts';
import type { ReleaseRule } from '../rule.ts';

const KB = 1024;

/** Gzipped bytes that a phone may have to fetch before it shows something; of a remote for each page, without the host's files. */
const BUDGET = { host: 170 * KB, start: 20 * KB, page: 60 * KB } as const;

/** Growth against the live release that a person should know of: both the share and the bytes. */
const GROWTH = { share: 0.2, bytes: 4 * KB } as const;

interface Weighed {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

const weightOf = ({ files }: Release, { scripts, styles }: Readonly<Record<'scripts' | 'styles', readonly string[]>>) =>
  [...new Set([...scripts, ...styles])].reduce((sum, file) => sum + (files[file]?.gzipBytes ?? 0), 0);

const weighed = (release: Release): readonly Weighed[] => {
  if (release.kind === 'host')
    return [{ what: 'its start files', bytes: weightOf(release, release.preload), most: BUDGET.host }];
  const { start, pages } = release.preload;
  return [
    { what: 'its start files', bytes: weightOf(release, start), most: BUDGET.start },
    ...Object.entries(pages).map(([page, files]) => ({
      what: page,
      bytes: weightOf(release, files),
      most: BUDGET.page,
    })),
  ];
};

const inKB = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

export const budgets: ReleaseRule = {
  id: 'size/budget',
  isOfBuild: true,
  summary: 'What a page fetches stays within its budget.',
  advice:
    'Load what the first view does not need with a lazy import; bundle-report.md beside the build says what is large.',
  faultsOf: (release) =>
    weighed(release)
      .filter(({ bytes, most }) => bytes > most)
      .map(({ what, bytes, most }) => proven(releaseId(release), `${what}: ${inKB(bytes)}, at most ${inKB(most)}`)),
};

export const growth: ReleaseRule = {
  id: 'size/growth',
  summary: 'What a page fetches does not grow much at once.',
  advice: 'Compare bundle-report.md of both builds.',
  faultsOf: (release, { former }) => {
    if (former === undefined) return [];
    const before = new Map(weighed(former).map(({ what, bytes }) => [what, bytes]));
    return weighed(release).flatMap(({ what, bytes }): readonly Fault[] => {
      const was = before.get(what);
      if (was === undefined || bytes - was < GROWTH.bytes || bytes < was * (1 + GROWTH.share)) return [];
      return [review(releaseId(release), `${what}: ${inKB(bytes)}, and ${inKB(was)} in ${releaseId(former)}`)];
    });
  },
};
