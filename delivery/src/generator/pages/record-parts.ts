import { SiteError } from '../../site/site-error.ts';
import { type EndpointShape, kindOf, type Shape, valuesOf } from '../endpoint-shape.ts';
import { toSentence } from '../names.ts';

/** A filter among known values: of the kernel, or the page's own. */
export interface RecordChoice {
  readonly field: string;
  readonly code: string;
  /** Null for the kernel's, which have words of their own. */
  readonly values: readonly string[] | null;
}

/** What a record list's contract says about its page. */
export interface RecordParts {
  readonly id: string;
  readonly time: string;
  readonly title: string;
  readonly amounts: readonly string[];
  readonly choices: readonly RecordChoice[];
  /** Sums of the footer. */
  readonly totals: readonly string[];
  readonly row: Readonly<Record<string, Shape>>;
  readonly isTeam: boolean;
}

/** Fields that the kernel fills by itself. */
const OF_PAGING = ['startDate', 'endDate', 'pageNo', 'pageSize', 'asOf', 'language'];
const OF_TEAMS = ['scope', 'memberKind', 'userName', 'parent'];
const KNOWN_CHOICES: Readonly<Record<string, string>> = { gameType: 'categoryChoice', vassalage: 'vendorChoice' };
const SHOWN = ['amount', 'instant', 'choice', 'text', 'number'];
const BET_STATUSES = 'settled void';

const namesOf = (fields: Readonly<Record<string, Shape>>, kind: string): readonly string[] =>
  Object.keys(fields).filter((name) => kindOf(fields[name] ?? {}) === kind);

const choiceOf = (field: string, shape: Shape): RecordChoice | undefined => {
  const values = valuesOf(shape);
  const known = values?.join(' ') === BET_STATUSES ? 'betStatusChoice' : KNOWN_CHOICES[field];
  if (known !== undefined) return { field, code: known, values: null };
  return values && { field, code: `${field}Choice`, values };
};

/** Reads the contract of a record list. Throws a SiteError for one of another kind (docs/record-pages.md). */
export const readRecordParts = ({ name, input, value }: EndpointShape, isTeam: boolean): RecordParts => {
  const row = value.properties?.list?.items?.properties ?? {};
  const asked = input.properties ?? {};
  const [id] = namesOf(row, 'text');
  const [time] = namesOf(row, 'instant');
  const needed = [...OF_PAGING, ...(isTeam ? OF_TEAMS : [])].filter((field) => !(field in asked));
  const lacks = [
    ...needed.map((field) => `its input has no ${field}`),
    ...(id === undefined ? ['its rows have no text that could name one'] : []),
    ...(time === undefined ? ['its rows have no instant'] : []),
    ...(isTeam && !('userName' in row) ? ['its rows have no userName'] : []),
  ];
  if (id === undefined || time === undefined || lacks.length > 0) {
    throw new SiteError(
      `${name} is no ${isTeam ? 'team' : 'record'} list: ${lacks.join(', ')} (docs/record-pages.md).`,
    );
  }
  const filters = Object.entries(asked).filter(([field]) => ![...OF_PAGING, ...OF_TEAMS].includes(field));
  return {
    id,
    time,
    title: namesOf(row, 'text').find((field) => /(?:Name|title)$/.test(field) && field !== 'userName') ?? id,
    amounts: namesOf(row, 'amount'),
    choices: filters.map(([field, shape]) => choiceOf(field, shape)).filter((choice) => choice !== undefined),
    totals: namesOf(value.properties?.footer?.properties ?? {}, 'amount'),
    row,
    isTeam,
  };
};

/** The fields that a row's detail names. */
export const shownFields = (row: RecordParts['row']): readonly string[] =>
  Object.keys(row).filter((name) => SHOWN.includes(kindOf(row[name] ?? {})));

/** The texts of a record page, in English; what only a person can say well is plain. */
export const recordTexts = ({ row, choices, totals }: RecordParts, title: string) => ({
  field: Object.fromEntries([...new Set([...shownFields(row), ...totals])].map((name) => [name, toSentence(name)])),
  ...Object.fromEntries(
    choices.flatMap(({ field, values }) =>
      values === null
        ? []
        : [
            [
              `${field}Choice`,
              {
                label: toSentence(field),
                any: `Any ${toSentence(field).toLowerCase()}`,
                value: Object.fromEntries(values.map((each) => [each, toSentence(each.toLowerCase())])),
              },
            ],
          ],
    ),
  ),
  detail: `${title}: details`,
  count_one: '{{count}} entry',
  count_other: '{{count}} entries',
  loading: `${title}: loading`,
  empty: 'Nothing in these dates',
  failed: `${title}: not loaded`,
  failedText: 'Nothing is lost. It can be asked for again.',
});
