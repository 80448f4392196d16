type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** Tests of a suite of Playwright's JSON report, and of the suites in it. */
const testsOf = (suite: Json): readonly Json[] => [
  ...listOf(suite.specs).flatMap(({ tests }) => listOf(tests)),
  ...listOf(suite.suites).flatMap(testsOf),
];

/** Why tests of Playwright's JSON report were skipped: a line for each reason, the most frequent first. */
export const skipReasons = (report: unknown): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { annotations } of isJson(report) ? testsOf(report) : []) {
    const skip = listOf(annotations).find(({ type }) => type === 'skip');
    if (typeof skip?.description !== 'string') continue;
    counts.set(skip.description, (counts.get(skip.description) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} skipped: ${reason}`);
};
