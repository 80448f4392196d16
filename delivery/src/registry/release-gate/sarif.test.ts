import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Finding } from './finding.ts';
import { ALL_RULES } from './rules.ts';
import { sarifLog } from './sarif.ts';

const finding = (id: string, grade: Finding['grade'] = 'proven'): Finding => ({
  rule: 'size/budget',
  grade,
  package: id,
  what: `home: 90.0 KB, and 50.0 KB in ${id}`,
  whose: 'all visitors',
  advice: 'Make it smaller.',
});

it('writes each finding with its rule, its level and a fingerprint that outlasts the commit', () => {
  const [run] = sarifLog(
    [finding('browse@1.0.0+aaaaaaa'), finding('browse@1.0.0+bbbbbbb', 'review')],
    'remote-browse/dist/release.json',
  ).runs;
  const [one, other] = run?.results ?? [];
  const rules = run?.tool.driver.rules ?? [];
  assert.equal(rules[one?.ruleIndex ?? -1]?.id, 'size/budget');
  assert.deepEqual([one?.level, other?.level], ['error', 'warning']);
  assert.deepEqual(one?.partialFingerprints, other?.partialFingerprints);
  assert.equal(one?.locations?.[0]?.physicalLocation?.artifactLocation?.uri, 'remote-browse/dist/release.json');
});

it('has a name, a summary and an advice for each rule once', () => {
  assert.equal(new Set(ALL_RULES.map(({ id }) => id)).size, ALL_RULES.length);
  for (const { summary, advice } of ALL_RULES) assert.ok(summary.endsWith('.') && advice.endsWith('.'), summary);
});
