/** A violation of a document's policy as it is logged. URLs have no query, which may hold personal data. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** Field names of `report-to` and of `report-uri`. */
const NAMES = {
  directive: ['effectiveDirective', 'effective-directive', 'violated-directive'],
  blocked: ['blockedURL', 'blocked-uri'],
  page: ['documentURL', 'document-uri'],
  source: ['sourceFile', 'source-file'],
} as const;
const LINE_NAMES = ['lineNumber', 'line-number'] as const;
const MOST_CHARACTERS = 200;
const WORD = /^[\w -]{1,64}$/;
const UNKNOWN = 'unknown';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const find = (fields: Fields, names: readonly string[]): unknown =>
  names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : undefined)).find((value) => value !== undefined);

/** A URL without query and fragment, or a keyword of the policy (`inline`, `eval`, `data`). Anything else is dropped. */
const place = (value: unknown): string => {
  if (typeof value !== 'string') return UNKNOWN;
  if (WORD.test(value)) return value;
  if (!URL.canParse(value)) return UNKNOWN;
  const { protocol, origin, pathname } = new URL(value);
  return (/^(?:https?|wss?):$/.test(protocol) ? origin + pathname : protocol).slice(0, MOST_CHARACTERS);
};

const reportOf = (fields: Fields): PolicyReport => {
  const line = find(fields, LINE_NAMES);
  const source = place(find(fields, NAMES.source));
  return {
    directive: place(find(fields, NAMES.directive)),
    blocked: place(find(fields, NAMES.blocked)),
    page: place(find(fields, NAMES.page)),
    source: Number.isSafeInteger(line) ? `${source}:${line}` : source,
  };
};

/** Parses violations in either format and drops everything else. */
export const readPolicyReports = (body: unknown): readonly PolicyReport[] =>
  (Array.isArray(body) ? body : [body]).filter(isFields).flatMap((one) => {
    const inner = one['csp-report'] ?? (one.type === 'csp-violation' ? one.body : undefined);
    return isFields(inner) ? [reportOf(inner)] : [];
  });
