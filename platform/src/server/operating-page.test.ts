import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AUDIT_EVENTS } from '../audit/audit.ts';

const PLATFORM = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

/** The names in the first column of a section's table. */
const rowsOf = (title: string): readonly string[] => {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
};

const inSources = (pattern: RegExp, having = ''): readonly string[] => {
  const files = globSync('{src,demo/src}/**/*.ts', { cwd: PLATFORM }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const texts = files
    .map((file) => readFileSync(`${PLATFORM}/${file}`, 'utf8'))
    .filter((text) => text.includes(having));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))];
};

test('every event of the log has its row, and every row its event', () => {
  const audited: readonly string[] = AUDIT_EVENTS;
  const events = inSources(/(?:event: |\? |: )'([a-z]+\.[a-z-]+)'/g).filter((name) =>
    /^(account|request|database|jobs?|outbox|ledger|audit|launch|lottery|catalogue|payment|payout|bonus|book|rebate|commission|referral|seeds?|social|team|vendor|firebase|platform|password|refusals|caller|table|cards)\./.test(
      name,
    ),
  );
  const logged = inSources(/event: (?:\w+ \? )?'([a-z]+\.[a-z-]+)'/g).filter((name) => !audited.includes(name));
  for (const name of logged) assert.ok(rowsOf('The log').includes(name), `${name} has no row`);
  for (const name of rowsOf('The log')) assert.ok(events.includes(name), `${name} is logged by nobody`);
});

test('every event of the audit has its row, and every row its event', () => {
  assert.deepEqual(rowsOf('The audit').toSorted(), AUDIT_EVENTS.map((event) => `security.${event}`).toSorted());
});

test('every series of our own has its row, and every row its series', () => {
  const series = inSources(/(?:name: |gauge\()'([a-z]+(?:_[a-z]+)+)'/g, 'prom-client');
  assert.deepEqual(
    rowsOf('Metrics')
      .filter((name) => !name.endsWith('*'))
      .toSorted(),
    series.toSorted(),
  );
});
