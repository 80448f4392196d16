import { toJSONSchema } from 'zod/v4/core';
import type { AnyEndpoint } from './endpoint.ts';
import { isPlainText, type JsonSchema, patternOf } from './json-schema.ts';
import type { Fields, Wire } from './wire-problems.ts';

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

/** A JSON schema's fields by path, itself first. */
export const fieldsIn = (schema: JsonSchema, path: string): Fields => Object.fromEntries(fieldsOf(schema, path, false));

/** An endpoint as plain data. `io: input` of its answer: what a server must send, not what defaults make of it. */
export const wireOf = (endpoint: AnyEndpoint): Wire => {
  const read = (part: 'input' | 'value'): Fields =>
    fieldsIn(toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }) as JsonSchema, part);
  return { call: headOf(endpoint), asks: read('input'), answers: read('value') };
};
