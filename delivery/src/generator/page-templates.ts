import type { ACCESS_RULES } from '@shared-kernel/contracts/release/release';
import { isRepeatable } from '@shared-kernel/contracts/wire/endpoint';
import { StackError } from '../workspace/workspace.ts';
import type { Filling, Values } from './copy-template.ts';
import { type EndpointShape, kindOf, readEndpoint, type Shape, sampleOf, valuesOf } from './endpoint-shape.ts';
import { toKebab, toPascal, toSentence } from './names.ts';

/** A template with what one page needs of it. */
export interface PageDraft extends Filling {
  readonly template: string;
  /** Labels of fields in English, by field. */
  readonly labels?: Values;
  /** Calls of the first view as code, with what the manifest imports for them. */
  readonly starts?: { readonly code: string; readonly imports: readonly string[] };
  /** Who may see the page, unless the command says: members alone where its call has a session. */
  readonly access?: (typeof ACCESS_RULES)[number];
}

/** `isKnown`: whether the site has a text in both languages. A field without a label is left out where it may be. */
export type PageTemplate = (isKnown: (english: string) => boolean) => PageDraft;

export type Fields = readonly (readonly [name: string, shape: Shape])[];

export const endpointValues = (shape: EndpointShape): Values => ({
  endpointName: shape.name,
  EndpointName: toPascal(shape.name),
  'endpoint-module': shape.module,
  'endpoint-file': toKebab(shape.name),
  sampleAnswer: JSON.stringify(sampleOf(shape.value, 'value')),
});

export const startsOf = (
  { name, module }: EndpointShape,
  start: string,
  code: string,
): NonNullable<PageDraft['starts']> => ({
  code,
  imports: [`import { ${name} } from '${module}';`, `import { ${start} } from 'shared-kernel/remote';`],
});

export const labelsOf = (fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, toSentence(field)]));

/** A guest at a page of a members' call is asked to log in: to such a call nothing would ever be answered. */
export const accessOf = ({ endpoint }: EndpointShape): Pick<PageDraft, 'access'> =>
  endpoint.access === 'session' ? { access: 'login-prompt' } : {};

/** Entries of a list that is there or not. */
export const once = (isThere: boolean): readonly Values[] => (isThere ? [{}] : []);

export const plainPage: PageTemplate = () => ({ template: 'feature', values: {} });

const SHOWN: Partial<Record<string, (name: string) => string>> = {
  amount: (name) => `<Money amount={value.${name}} />`,
  instant: (name) => `day(value.${name})`,
  choice: (name) => `value.${name}`,
  text: (name) => `value.${name}`,
  number: (name) => `number(value.${name})`,
};

/** A page that shows one answer of the API. Throws a StackError for an endpoint that asks for something or changes something. */
export const readingPage = (endpointName: string): PageTemplate => {
  const shape = readEndpoint(endpointName);
  const { name, input, value, endpoint } = shape;
  if (!isRepeatable(endpoint)) throw new StackError(`${name} changes something: it is not read.`);
  if ((input.required ?? []).length > 0)
    throw new StackError(
      `${name} asks for ${input.required?.join(', ')}: the page decides on these (docs/reading-and-changing-data.md).`,
    );
  const all = Object.entries(value.properties ?? {}).filter(
    ([field, each]) => value.required?.includes(field) && kindOf(each) in SHOWN,
  );
  if (all.length === 0) throw new StackError(`The answer of ${name} has no field that a row could show.`);
  return (isKnown) => {
    const known = all.filter(([field]) => isKnown(toSentence(field)));
    const fields: Fields = known.length > 0 ? known : all.slice(0, 1);
    const rows = fields.map(([field, each]) => ({
      fieldName: field,
      shownValue: SHOWN[kindOf(each)]?.(field) ?? '',
    }));
    const codes = rows.map(({ shownValue }) => shownValue).join(' ');
    const formats = ['day', 'number'].filter((format) => codes.includes(`${format}(`));
    return {
      template: 'reading',
      values: { ...endpointValues(shape), rowCount: String(rows.length), firstField: rows[0]?.fieldName ?? '' },
      lists: {
        field: rows,
        format: formats.length > 0 ? [{ formatName: formats.join(', ') }] : [],
        money: once(codes.includes('<Money')),
      },
      labels: labelsOf(rows.map(({ fieldName }) => fieldName)),
      starts: startsOf(shape, 'preloadCall', `[preloadCall(${name}, {})]`),
      ...accessOf(shape),
    };
  };
};

/** Texts from this length on have several lines. */
const SEVERAL_LINES = 100;

const startOf = (shape: Shape): string | undefined => {
  const values = valuesOf(shape);
  const starts: Partial<Record<string, string>> = {
    text: "''",
    choice: `'${values?.[0]}' as ${values?.map((value) => `'${value}'`).join(' | ')}`,
    boolean: 'false',
    pictures: '[] as File[]',
  };
  return starts[kindOf(shape)];
};

/** A page with a form: a field for each required text; other required fields have a start value. Throws a StackError for other inputs. */
export const formPage = (endpointName: string): PageTemplate => {
  const shape = readEndpoint(endpointName);
  const { name, input, endpoint } = shape;
  if (endpoint.method === 'GET') throw new StackError(`${name} sends nothing: a form is for POST, PUT or DELETE.`);
  const required: Fields = Object.entries(input.properties ?? {}).filter(([field]) => input.required?.includes(field));
  const unfilled = required.find(([, each]) => startOf(each) === undefined);
  if (unfilled !== undefined)
    throw new StackError(
      `${name} needs "${unfilled[0]}", which no field fills by itself: write this form (docs/forms.md).`,
    );
  const texts = required.filter(([, each]) => kindOf(each) === 'text');
  if (texts.length === 0)
    throw new StackError(`${name} asks for no text: it needs a button, no form (docs/reading-and-changing-data.md).`);
  const fields = texts.map(([field, { maxLength = 0 }]) => ({
    fieldName: field,
    FieldComponent: maxLength >= SEVERAL_LINES ? 'TextAreaField' : 'TextField',
    '{ fieldRule }': `{ required: true${maxLength > 0 ? `, maxLength: ${maxLength}` : ''} }`,
  }));
  return () => ({
    template: 'form',
    values: endpointValues(shape),
    lists: {
      field: fields,
      start: required.map(([field, each]) => ({ fieldName: field, startValue: startOf(each) ?? '' })),
      component: [...new Set(fields.map((field) => field.FieldComponent))].map((FieldComponent) => ({
        FieldComponent,
      })),
    },
    labels: labelsOf(texts.map(([field]) => field)),
    ...accessOf(shape),
  });
};
