type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** Specs of a suite of Playwright's JSON report, and of the suites in it: each is tried once by each project. */
const specsOf = (suite: Json): readonly Json[] => [...listOf(suite.specs), ...listOf(suite.suites).flatMap(specsOf)];
const allSpecs = (report: unknown): readonly Json[] => (isJson(report) ? specsOf(report) : []);

/** Why tests of Playwright's JSON report were skipped: a line for each reason, the most frequent first. */
export const skipReasons = (report: unknown): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { annotations } of allSpecs(report).flatMap(({ tests }) => listOf(tests))) {
    const skip = listOf(annotations).find(({ type }) => type === 'skip');
    if (typeof skip?.description !== 'string') continue;
    counts.set(skip.description, (counts.get(skip.description) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} skipped: ${reason}`);
};

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** What an action or an expectation waited for, as its message says it. */
const AWAITED = /^(?: *- waiting for|Locator:) +(.+)$/m;

/** What a list had beside what was expected, as the difference of both says it. */
const RECEIVED = /^\+ {3,}(.+?),?$/gm;
const NAMED_DIFFERENCES = 3;

const detailsIn = (message: string): readonly string[] => {
  const awaited = AWAITED.exec(message)?.[1];
  if (awaited !== undefined) return [awaited];
  return [...message.matchAll(RECEIVED)].slice(0, NAMED_DIFFERENCES).map(([, received]) => received ?? '');
};

/** The first line of a test's first error, and what it waited for or had received. */
const firstError = (test: Json): string => {
  const given = listOf(test.results).flatMap(({ errors }) => listOf(errors))[0]?.message;
  if (typeof given !== 'string') return '';
  const message = given.replace(ESCAPES, '');
  const details = detailsIn(message);
  return `: ${message.split('\n')[0]}${details.length === 0 ? '' : ` (${details.join('; ')})`}`;
};

/** Tests that failed, or that passed at a second try, in Playwright's JSON report: `[EN] play.spec.ts:12 › a title: the error`. */
export const failuresOf = (report: unknown): readonly string[] =>
  allSpecs(report).flatMap((spec) =>
    listOf(spec.tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}${firstError(test)}`),
  );
