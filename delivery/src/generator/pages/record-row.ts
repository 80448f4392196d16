import { type EndpointShape, kindOf, type Shape } from '../endpoint-shape.ts';
import { toPascal } from '../names.ts';
import type { FeatureNames } from './page-template.ts';
import { type RecordParts, shownFields } from './record-parts.ts';

const FIGURES_ON_A_CARD = 2;

const shownAs = (name: string, shape: Shape, { choices, id }: RecordParts): string | undefined => {
  if (name === id) return `<CopyNumber number={row.${id}} />`;
  const choice = choices.find(({ field }) => field === name);
  if (choice !== undefined && kindOf(shape) === 'choice') return `${name}.nameOf(row.${name})`;
  const codes: Partial<Record<string, string>> = {
    amount: `<Figure amount={row.${name}} />`,
    instant: `second(row.${name})`,
    choice: `row.${name}`,
    text: `row.${name}`,
    number: `String(row.${name})`,
  };
  return codes[kindOf(shape)];
};

const fieldsCode = (key: string, parts: RecordParts): string =>
  shownFields(parts.row)
    .map((name) => `{ name: t('${key}.field.${name}'), value: ${shownAs(name, parts.row[name] ?? {}, parts)} },`)
    .join('\n');

/** Choices whose name a row shows. */
const namedIn = ({ choices, row }: RecordParts) => choices.filter(({ field }) => kindOf(row[field] ?? {}) === 'choice');

const choiceCode = ({ key, remote }: FeatureNames, field: string, values: readonly string[]): string => {
  const list = `[${values.map((value) => `'${value}'`).join(', ')}] as const`;
  return `
const ${field}Values = ${list};

export const ${field}Choice = defineChoice(${field}Values, () => {
  const { t } = useTranslation('${remote}');
  const options = ${field}Values.map((value) => ({ value, label: t(\`${key}.${field}Choice.value.\${value}\`) }));
  return { label: t('${key}.${field}Choice.label'), any: t('${key}.${field}Choice.any'), options };
});
`;
};

/** One row of a record page, with its detail and the page's own choices. */
export const recordRow = (names: FeatureNames, { name, module }: EndpointShape, parts: RecordParts): string => {
  const { feature, key, remote } = names;
  const pascal = toPascal(feature);
  const { id, time, title, amounts, choices, isTeam, row } = parts;
  const named = namedIn(parts);
  const own = choices.flatMap(({ field, values }) => (values === null ? [] : [choiceCode(names, field, values)]));
  const known = named.filter(({ values }) => values === null).map(({ code }) => code);
  const hasSeconds = Object.values(row).some((shape) => kindOf(shape) === 'instant');
  const [first, ...others] = amounts;
  const figures = others
    .slice(0, FIGURES_ON_A_CARD)
    .map((each) => `{ name: t('${key}.field.${each}'), value: <Figure amount={row.${each}} /> },`);
  const imports = [
    ...known,
    'CopyNumber',
    ...(isTeam ? ['DrillLink'] : []),
    'type Field',
    ...(amounts.length > 0 ? ['Figure'] : []),
    'RecordCard',
  ];
  return `
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import type { ${name} } from '${module}';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ${[...imports, ...(own.length > 0 ? ['defineChoice'] : []), ...(named.length > 0 ? ['useNames'] : [])].join(', ')} } from 'shared-kernel/records';

type Row = ValueOf<typeof ${name}>['list'][number];

${own.join('\n')}
interface ${pascal}RowProps {
  readonly row: Row;
  readonly onOpen: () => void;
  ${isTeam ? '/** The member whose part of the team is shown. */\n  readonly parent: string | undefined;\n  readonly onDrill: () => void;' : ''}
}

/** One entry of the list: what it was, and its figures. */
export const ${pascal}Row = ({ row, onOpen${isTeam ? ', parent, onDrill' : ''} }: ${pascal}RowProps) => {
  const { t } = useTranslation('${remote}');
  const { time } = useFormat();
  return (
    <RecordCard
      title={row.${title}}
      note={time(row.${time})}
      outcome={${first === undefined ? 'null' : `<Figure amount={row.${first}} />`}}
      fields={[
        ${isTeam ? `{ name: t('${key}.field.userName'), value: <DrillLink userName={row.userName} isHere={row.userName === parent} onDrill={onDrill} /> },` : ''}
        ${figures.join('\n')}
        { name: t('${key}.field.${id}'), value: <CopyNumber number={row.${id}} /> },
      ]}
      onOpen={onOpen}
    />
  );
};

/** Everything about one entry. */
export const use${pascal}Fields = (): ((row: Row) => readonly Field[]) => {
  const { t } = useTranslation('${remote}');
  ${hasSeconds ? 'const { second } = useFormat();' : ''}
  ${named.map(({ field, code }) => `const ${field} = useNames(${code});`).join('\n')}
  return (row) => [
    ${fieldsCode(key, parts)}
  ];
};
`;
};
