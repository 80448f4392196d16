import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { toJSONSchema } from 'zod/v4/core';
import { isPlainText, type JsonSchema, patternOf } from './json-schema.ts';

/** Fields by path: what is allowed there, with a `?` where it may be missing. */
export type Fields = Readonly<Record<string, string>>;

/** What a call is on the wire, as a live remote and a live platform know it from each other. */
export interface Wire {
  /** `GET /wps/… (session)`, with what else its head says. */
  readonly call: string;
  readonly asks: Fields;
  readonly answers: Fields;
}

const choicesOf = (schema: JsonSchema): string => {
  const { enum: known, const: only, anyOf, type } = schema;
  const pattern = patternOf(schema);
  if (known) return known.map(String).sort().join(' | ');
  if (only !== undefined) return String(only);
  // A text with known values is any text: those known today are no promise.
  if (anyOf?.some(isPlainText)) return 'string';
  if (anyOf) return [...new Set(anyOf.map(choicesOf))].sort().join(' | ');
  return `${type ?? 'anything'}${pattern === undefined ? '' : ` ${pattern}`}`;
};

const fieldsOf = (schema: JsonSchema, path: string, isOptional: boolean): readonly [string, string][] => {
  const { properties, items, additionalProperties: others, required = [] } = schema;
  const inside: [string, JsonSchema, boolean][] = [
    ...Object.entries(properties ?? {}).map(([name, field]): [string, JsonSchema, boolean] => [
      `${path}.${name}`,
      field,
      !required.includes(name),
    ]),
    ...(items ? [[`${path}[]`, items, true] as [string, JsonSchema, boolean]] : []),
    ...(typeof others === 'object' ? [[`${path}.*`, others, true] as [string, JsonSchema, boolean]] : []),
  ];
  return [
    [path, `${choicesOf(schema)}${isOptional ? '?' : ''}`],
    ...inside.flatMap(([name, field, mayMiss]) => fieldsOf(field, name, mayMiss)),
  ];
};

const headOf = ({ method, path, access, module, body, isEncrypted, isIdempotent }: AnyEndpoint): string =>
  [`${method} ${path} (${access})`, module, body, isEncrypted && 'encrypted', isIdempotent && 'idempotent']
    .filter(Boolean)
    .join(' ');

/** An endpoint as plain data. `io: input` of its answer: what a server must send, not what defaults make of it. */
export const wireOf = (endpoint: AnyEndpoint): Wire => {
  const read = (part: 'input' | 'value'): Fields =>
    Object.fromEntries(
      fieldsOf(toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }) as JsonSchema, part, false),
    );
  return { call: headOf(endpoint), asks: read('input'), answers: read('value') };
};

const isOptional = (field: string): boolean => field.endsWith('?');
const allowed = (field: string): readonly string[] => field.replace(/\?$/, '').split(' | ');
const widens = (before: string, now: string): boolean =>
  allowed(before).every((choice) => allowed(now).includes(choice));

/** A live remote asks as before: what it may send must still be taken, and nothing that it leaves out be demanded. */
const asksProblems = (before: Fields, now: Fields): readonly string[] =>
  Object.entries(now).flatMap(([path, field]) => {
    const known = before[path];
    if (known === undefined) return isOptional(field) ? [] : [`${path} is new and demanded`];
    if (isOptional(known) && !isOptional(field)) return [`${path} is demanded and was not`];
    return widens(known, field) ? [] : [`${path} took "${known}" and takes "${field}"`];
  });

/** A live remote reads as before: what it counts on must still come, in the same form. */
const answersProblems = (before: Fields, now: Fields): readonly string[] =>
  Object.entries(before).flatMap(([path, known]) => {
    const field = now[path];
    if (field === undefined) return isOptional(known) ? [] : [`${path} is gone`];
    if (!isOptional(known) && isOptional(field)) return [`${path} may be missing and always came`];
    return widens(field, known) ? [] : [`${path} was "${known}" and is "${field}"`];
  });

/** What a change of a call would break for the remotes and platforms that are live. Empty: it only adds. */
export const wireProblems = (before: Wire, now: Wire | undefined): readonly string[] => {
  if (now === undefined) return [`${before.call} is gone`];
  return [
    ...(now.call === before.call ? [] : [`was ${before.call} and is ${now.call}`]),
    ...asksProblems(before.asks, now.asks),
    ...answersProblems(before.answers, now.answers),
  ];
};
