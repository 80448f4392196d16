import { createHash } from 'node:crypto';
import type { Log, ReportingDescriptor, Result } from 'sarif';
import type { Finding } from './finding.ts';
import { ALL_RULES } from './rules.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const LEVEL = { proven: 'error', review: 'warning' } as const;

const descriptors: ReportingDescriptor[] = ALL_RULES.map(({ id, summary, advice }) => ({
  id,
  shortDescription: { text: summary },
  help: { text: advice },
}));

/** The same for the same fault of every build of a package: a release's commit says nothing of it. */
const fingerprintOf = ({ rule, package: id, what }: Finding): string =>
  createHash('sha256')
    .update([rule, id, what].join('\n').replaceAll(/@\d[\w.-]*\+[\w.-]+/g, ''))
    .digest('hex');

const resultOf = (finding: Finding, file: string): Result => ({
  ruleId: finding.rule,
  ruleIndex: descriptors.findIndex(({ id }) => id === finding.rule),
  level: LEVEL[finding.grade],
  message: { text: `${finding.what} (${finding.whose}). ${finding.advice}` },
  locations: [
    {
      physicalLocation: { artifactLocation: { uri: file } },
      logicalLocations: [{ fullyQualifiedName: finding.package, kind: 'module' }],
    },
  ],
  partialFingerprints: { 'finding/v1': fingerprintOf(finding) },
});

/** Findings as a SARIF 2.1.0 log. `file`: the file that a reader is led to, relative to the checkout. */
export const sarifLog = (findings: readonly Finding[], file: string): Log => ({
  $schema: SCHEMA,
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'release-gate', rules: descriptors } },
      results: findings.map((finding) => resultOf(finding, file)),
    },
  ],
});
