import { HEADER } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import { fieldsIn } from './wire-facts.ts';
import type { Wire } from './wire-problems.ts';

interface Content {
  readonly schema: JsonSchema;
}

interface Parameter extends Content {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

const queryOf = (parameters: readonly Parameter[]): JsonSchema => {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.filter(({ required }) => required).map(({ name }) => name),
  };
};

/** What the head of a contract says besides address and access, in the same words and order. */
const headOf = ({ parameters = [], requestBody }: Operation): string => {
  const named = (name: string): Parameter | undefined => parameters.find((parameter) => parameter.name === name);
  const types = Object.keys(requestBody?.content ?? {});
  return [
    named(HEADER.module)?.schema.const,
    types.includes('application/x-www-form-urlencoded') && 'form',
    types.includes('multipart/form-data') && 'multipart',
    named(HEADER.encryption) !== undefined && 'encrypted',
    named(HEADER.idempotencyKey) !== undefined && 'idempotent',
  ]
    .filter(Boolean)
    .map((word) => ` ${word}`)
    .join('');
};

const firstOf = (content: Readonly<Record<string, Content>> = {}): JsonSchema =>
  Object.values(content)[0]?.schema ?? {};

const wireOf = (method: string, path: string, operation: Operation): Wire => {
  const { parameters = [], requestBody, security = [], responses } = operation;
  const access = security.length > 0 ? 'session' : 'public';
  const asked = requestBody === undefined ? queryOf(parameters) : firstOf(requestBody.content);
  return {
    call: `${method.toUpperCase()} ${path} (${access})${headOf(operation)}`,
    asks: fieldsIn(asked, 'input'),
    answers: fieldsIn(firstOf(responses[200]?.content).properties?.value ?? {}, 'value'),
  };
};

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The calls of a platform's `openapi.json` by their operation id, as the contracts describe them. */
export const openApiCalls = ({ paths }: OpenApi): Readonly<Record<string, Wire>> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, wireOf(method, path, operation)] as const,
      ),
    ),
  );
