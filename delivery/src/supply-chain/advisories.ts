import { array, type Infer, object, optional, record, safeParse, string } from '@shared-kernel/contracts/schema';
import semver from 'semver';
import { ADVISORY_EXCEPTIONS, type Exception, isExcepted, staleExceptions } from './exceptions.ts';
import type { Part } from './part.ts';

/** How long the registry may take, in ms. */
const ANSWER_WITHIN_MS = 20_000;
const ADVISORIES_PATH = '-/npm/v1/security/advisories/bulk';
const REFUSED_SEVERITIES = new Set(['high', 'critical']);

const advisory = object({
  url: optional(string()),
  title: string(),
  severity: string(),
  vulnerable_versions: string(),
});
const advisoriesOf = record(string(), array(advisory));
type Advisories = Infer<typeof advisoriesOf>;

/** The registry was asked and answered, or why it could not be. */
export type Answer = { readonly advisories: Advisories } | { readonly unanswered: string };

/** Asks the registry for what is known against these packages. Never throws: a registry that does not answer is an answer, too. */
export const askAdvisories = async (registry: string, parts: readonly Part[]): Promise<Answer> => {
  const versions = Map.groupBy(parts, ({ name }) => name);
  const asked = Object.fromEntries([...versions].map(([name, of]) => [name, of.map(({ version }) => version)]));
  try {
    const response = await fetch(new URL(ADVISORIES_PATH, registry.endsWith('/') ? registry : `${registry}/`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) return { unanswered: `it answers ${response.status} to the question for advisories` };
    const parsed = safeParse(advisoriesOf, await response.json());
    return parsed.success ? { advisories: parsed.data } : { unanswered: 'its answer is of another shape' };
  } catch (error) {
    return { unanswered: error instanceof Error ? error.message : String(error) };
  }
};

interface Finding {
  readonly part: string;
  readonly what: string;
  readonly text: string;
}

/** An advisory's own name: `GHSA-…`, the end of its address. */
const nameOf = ({ url, title }: Infer<typeof advisory>): string => url?.split('/').at(-1) ?? title;

const isHit = ({ severity, vulnerable_versions }: Infer<typeof advisory>, version: string): boolean =>
  REFUSED_SEVERITIES.has(severity) && semver.satisfies(version, vulnerable_versions, { includePrerelease: true });

/** Serious advisories against these packages, one line each. `today`: `YYYY-MM-DD`. */
export const refusedAdvisories = (
  parts: readonly Part[],
  advisories: Advisories,
  today: string,
  exceptions: readonly Exception[] = ADVISORY_EXCEPTIONS,
): readonly string[] => {
  const findings = parts.flatMap(({ name, version }): readonly Finding[] =>
    (advisories[name] ?? [])
      .filter((each) => isHit(each, version))
      .map((each) => ({
        part: `${name}@${version}`,
        what: nameOf(each),
        text: `${name}@${version}: ${each.severity}, ${each.title} (${each.url ?? 'no address'})`,
      })),
  );
  const needed = ({ part, what }: Exception): boolean =>
    findings.some((finding) => finding.part === part && finding.what === what);
  return [
    ...findings.filter(({ part, what }) => !isExcepted(exceptions, part, what, today)).map(({ text }) => text),
    ...staleExceptions(exceptions, needed, today),
  ];
};
