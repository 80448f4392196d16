import { StackError } from '../workspace/workspace.ts';
import type { Values } from './copy-template.ts';
import { type EndpointShape, kindOf, readEndpoint, type Shape, sampleOf, valuesOf } from './endpoint-shape.ts';
import { toSentence } from './names.ts';
import {
  accessOf,
  endpointValues,
  type Fields,
  labelsOf,
  once,
  type PageTemplate,
  startsOf,
} from './page-templates.ts';

/** Inputs that the kernel fills. */
const OF_PAGING = ['startDate', 'endDate', 'pageNo', 'pageSize', 'asOf', 'language'];
const OF_TEAMS = ['scope', 'memberKind', 'userName', 'parent'];
const BET_STATUSES = 'open settled void';
const FIGURES_ON_A_CARD = 2;

const SHOWN: Partial<Record<string, (name: string) => string>> = {
  text: (name) => `row.${name}`,
  instant: (name) => `second(row.${name})`,
  number: (name) => `String(row.${name})`,
  amount: (name) => `<Figure amount={row.${name}} />`,
};

const namesOf = (fields: Fields, kind: string): readonly string[] =>
  fields.filter(([, shape]) => kindOf(shape) === kind).map(([name]) => name);

const fieldsOf = (shape: Shape | undefined): Fields => Object.entries(shape?.properties ?? {});

/** The inputs that a filter of the kernel fills, with the filter. */
const choicesOf = (input: Shape): readonly Values[] =>
  fieldsOf(input).flatMap(([fieldName, shape]) => {
    const isBetStatus = valuesOf(shape)?.join(' ') === BET_STATUSES;
    const known = { gameType: 'categoryChoice', vassalage: 'vendorChoice' }[fieldName];
    const choiceCode = isBetStatus ? 'betStatusChoice' : known;
    return choiceCode === undefined ? [] : [{ fieldName, choiceCode }];
  });

/** The row of a record list, with the fields that name it and its time. Throws a StackError for an endpoint of another kind. */
const readRow = ({ name, input, value }: EndpointShape, isTeam: boolean) => {
  const row = fieldsOf(value.properties?.list?.items);
  const [[id = '', ...texts], [time = '']] = [namesOf(row, 'text'), namesOf(row, 'instant')];
  const needed = [...OF_PAGING, ...(isTeam ? OF_TEAMS : [])].filter((field) => !(field in (input.properties ?? {})));
  const lacks = [
    ...needed.map((field) => `its input has no ${field}`),
    ...(id === '' ? ['its rows have no text that could name one'] : []),
    ...(time === '' ? ['its rows have no instant'] : []),
    ...(isTeam && !texts.includes('userName') ? ['its rows have no userName'] : []),
  ];
  const title = texts.find((field) => /(?:Name|title)$/.test(field) && field !== 'userName') ?? id;
  if (lacks.length === 0) return { row, id, time, title };
  throw new StackError(`${name} is no ${isTeam ? 'team' : 'record'} list: ${lacks.join(', ')} (docs/record-pages.md).`);
};

const answerOf = ({ value }: EndpointShape): string => {
  const { footer, trail } = value.properties ?? {};
  const answer = { ...(sampleOf(value, 'value') as object), pageNum: 1, totalPages: 1 };
  return JSON.stringify({ ...answer, ...(footer && { footer: sampleOf(footer, '') }), ...(trail && { trail: [] }) });
};

/** A record page on a list of the contracts, or a team page. Throws a StackError for an endpoint that is no such list. */
export const recordPage = (endpointName: string, { isTeam }: { readonly isTeam: boolean }): PageTemplate => {
  const shape = readEndpoint(endpointName);
  const { row, id, time, title } = readRow(shape, isTeam);
  const { list, footer } = shape.value.properties ?? {};
  return (isKnown) => {
    const shown = row.filter(
      ([name, each]) => kindOf(each) in SHOWN && name !== id && name !== time && isKnown(toSentence(name)),
    );
    const [outcome, ...figures] = namesOf(shown, 'amount');
    const totals = namesOf(fieldsOf(footer), 'amount').filter((name) => isKnown(toSentence(name)));
    const labels = [...shown.map(([name]) => name), ...totals];
    return {
      template: 'records',
      values: {
        ...endpointValues(shape),
        defineRules: isTeam ? 'defineTeamFilters' : 'defineFilters',
        sessionBuilder: isTeam ? 'anAgentSession' : 'aSession',
        rowId: id,
        rowTime: time,
        rowTitle: title,
        rowOutcome: outcome === undefined ? 'null' : `<Figure amount={row.${outcome}} />`,
        sampleRow: JSON.stringify(sampleOf(list?.items ?? {}, 'row')),
        sampleAnswer: answerOf(shape),
      },
      lists: {
        choice: choicesOf(shape.input),
        team: once(isTeam),
        withFigures: once(outcome !== undefined),
        figure: figures.slice(0, FIGURES_ON_A_CARD).map((fieldName) => ({ fieldName })),
        field: shown.map(([name, each]) => ({ fieldName: name, shownValue: SHOWN[kindOf(each)]?.(name) ?? '' })),
        total: totals.map((fieldName) => ({ fieldName })),
      },
      labels: { [id]: 'Number', [time]: 'Time', ...labelsOf(labels), ...(isTeam && { userName: 'Username' }) },
      starts: startsOf(shape, 'preloadRecords', `[preloadRecords(${shape.name})]`),
      ...accessOf(shape),
    };
  };
};
