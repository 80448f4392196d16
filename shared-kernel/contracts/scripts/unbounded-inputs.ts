import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import type { JsonSchema } from '@shared-kernel/contracts/wire/json-schema';
import { toJSONSchema } from 'zod/v4/core';

/** A pattern of fixed parts: whoever fits it is as long as it is. */
const isOfFixedLength = (pattern: string | undefined): boolean =>
  pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern);

const isLoose = (schema: JsonSchema): boolean => {
  const { type, pattern, maxLength, minimum, maximum, maxItems, format } = schema;
  if (schema.enum !== undefined || schema.const !== undefined || format === 'binary') return false;
  if (type === 'string') return !isOfFixedLength(pattern) && (maxLength === undefined || pattern === undefined);
  if (type === 'integer' || type === 'number')
    return !(Number(maximum) < Number.MAX_SAFE_INTEGER && Number(minimum) > Number.MIN_SAFE_INTEGER);
  if (type === 'array') return maxItems === undefined;
  return type !== 'object' && type !== 'boolean' && type !== 'null' && schema.anyOf === undefined;
};

const looseIn = (schema: JsonSchema, path: string): readonly string[] => {
  const { items, properties = {}, additionalProperties: others, anyOf = [] } = schema;
  return [
    ...(isLoose(schema) ? [path] : []),
    ...anyOf.flatMap((choice) => looseIn(choice, path)),
    ...(items ? looseIn(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, field]) => looseIn(field, `${path}.${name}`)),
    ...(typeof others === 'object' ? [`${path}.*`] : []),
  ];
};

/** The fields of an input that anyone can fill without end, or with what no row holds: texts take `text()` or `lines()`, numbers `intBetween()`, lists a `maxLength()`. */
export const unboundedInputs = (endpoint: AnyEndpoint): readonly string[] =>
  looseIn(toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema, 'input');
