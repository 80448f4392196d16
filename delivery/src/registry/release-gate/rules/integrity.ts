import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { preloadedFiles } from '../../builds/build-files.ts';
import { proven } from '../finding.ts';
import type { ReleaseRule } from '../rule.ts';

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/;

const faults = (release: Release): readonly string[] => [
  ...Object.entries(release.files)
    .filter(([, { integrity }]) => !SHA384.test(integrity))
    .map(([file]) => `${file} has no integrity that a browser can check`),
  ...[...new Set(preloadedFiles(release))]
    .filter((file) => release.files[file] === undefined)
    .map((file) => `${file} is preloaded and not listed`),
];

export const integrity: ReleaseRule = {
  id: 'integrity/missing',
  isOfBuild: true,
  summary: 'Every file that a page fetches is listed with its hash.',
  advice: 'Build the package again with the preset.',
  faultsOf: (release) => faults(release).map((what) => proven(releaseId(release), what)),
};
