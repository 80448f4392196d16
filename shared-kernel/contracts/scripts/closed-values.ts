import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { isPlainText, type JsonSchema } from '@shared-kernel/contracts/wire/json-schema';
import { toJSONSchema } from 'zod/v4/core';

const closedIn = (schema: JsonSchema, path: string): readonly string[] => {
  if (schema.enum !== undefined || schema.const !== undefined) return [path];
  const choices = schema.anyOf?.some(isPlainText) ? [] : (schema.anyOf ?? []);
  const { items, properties = {}, additionalProperties: others } = schema;
  return [
    ...choices.flatMap((choice) => closedIn(choice, path)),
    ...(items ? closedIn(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, field]) => closedIn(field, `${path}.${name}`)),
    ...(typeof others === 'object' ? closedIn(others, `${path}.*`) : []),
  ];
};

/**
 * The fields of an answer that admit listed values only. One value more on a server would refuse the whole answer to
 * every page that is live: answers take `openEnum`.
 */
export const closedValues = (endpoint: AnyEndpoint): readonly string[] =>
  closedIn(toJSONSchema(endpoint.value, { io: 'output', unrepresentable: 'any' }) as JsonSchema, 'value');
