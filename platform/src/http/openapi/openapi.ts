import type { Schema } from '@shared-kernel/contracts/schema';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import type { AnyEndpoint, Method } from '@shared-kernel/contracts/wire/endpoint';
import { ERROR_STATUS, type ErrorStatuses } from '@shared-kernel/contracts/wire/envelope';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { toJSONSchema } from 'zod/v4/core';
import { mediaTypesOf } from '../input/refuse-input.ts';

export type Json = Record<string, unknown>;

/** A schema as the document spells it. */
export const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** A header that a call has. */
export const header = (
  name: string,
  description: string,
  isRequired: boolean,
  schema: Json = { type: 'string' },
): Json => ({
  name,
  in: 'header',
  description,
  required: isRequired,
  schema,
});

const headersOf = (endpoint: AnyEndpoint): Json[] => [
  header(HEADER.merchant, 'Merchant code; without it the host name decides', false),
  header(HEADER.language, 'Interface language', false, { type: 'string', enum: [...LANGUAGES] }),
  ...(endpoint.namesDevice ? [header(HEADER.device, 'OTHERS, from an installed standalone web app only', false)] : []),
  ...(endpoint.module ? [header(HEADER.module, 'Module id', false, { type: 'string', const: endpoint.module })] : []),
  ...(endpoint.isIdempotent
    ? [header(HEADER.idempotencyKey, 'One per submission, kept when it is sent again', true)]
    : []),
  ...(endpoint.isEncrypted ? [header(HEADER.encryption, 'Names the body’s encryption', true, { const: 'jwe' })] : []),
];

const queryOf = (endpoint: AnyEndpoint, example: Json): Json[] => {
  const { properties = {}, required = [] } = jsonSchema(endpoint.input, 'input') as {
    properties?: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in example ? { example: example[name] } : {}),
  }));
};

const hasBody = (method: Method): boolean => method === 'POST' || method === 'PUT';

const bodyOf = (endpoint: AnyEndpoint, example: Json): Json => {
  const schema = jsonSchema(endpoint.input, 'input');
  const content = Object.fromEntries(mediaTypesOf(endpoint).map((type) => [type, { schema, example }]));
  if (!endpoint.isEncrypted) return { required: true, content };
  const description = 'A JWE in compact form (ECDH-ES, A256GCM) encrypted with the public key; inside it, this JSON.';
  return { required: true, description, content };
};

/** The answer with a value of this schema. */
export const success = (value: Schema): Json => ({
  description: 'Success',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'value'],
        properties: { success: { const: true }, value: jsonSchema(value, 'output') },
      },
    },
  },
});

/** A failure with the common codes, and those of one endpoint besides. */
export const failure = (own: ErrorStatuses = {}): Json => {
  const statuses = { ...own, ...ERROR_STATUS };
  const codes = Object.entries(statuses).map(([code, status]) => `${code} ${status}`);
  return {
    headers: {
      'Retry-After': {
        description: 'With 429 and 503: seconds until asking again may be of use',
        schema: { type: 'integer' },
      },
    },
    description: `Failure. Codes and their status: ${codes.join(', ')}`,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['success', 'errorCode', 'message'],
          properties: {
            success: { const: false },
            errorCode: { enum: Object.keys(statuses) },
            message: { type: 'string' },
            value: {},
          },
        },
      },
    },
  };
};

/** The name of the security scheme: a session's token in its header. */
const SESSION = 'session';

const operation = (name: string, endpoint: AnyEndpoint, example: Json): Json => {
  const refused = endpoint.errors ? failure(endpoint.errors) : { $ref: '#/components/responses/Failure' };
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    parameters: [...headersOf(endpoint), ...(hasBody(endpoint.method) ? [] : queryOf(endpoint, example))],
    ...(hasBody(endpoint.method) ? { requestBody: bodyOf(endpoint, example) } : {}),
    security: endpoint.access === 'session' ? [{ [SESSION]: [] }] : [],
    responses: { 200: success(endpoint.value), '4XX': refused, default: refused },
  };
};

/** What a document says of itself. */
export const documentInfo = (title: string): Json => ({
  title,
  version: '1.0.0',
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
});

/** The OpenAPI 3.1 document of the endpoints, from the schemas that judge the calls; with an example of each. */
export const openApiDocument = (
  endpoints: Readonly<Record<string, AnyEndpoint>>,
  examples: Readonly<Record<string, object>>,
): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const described = operation(name, endpoint, { ...examples[name] });
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: documentInfo('Platform API'),
    servers: [{ url: '/', description: 'The site’s own address: every brand answers under its own host name' }],
    paths,
    components: {
      securitySchemes: {
        [SESSION]: { type: 'apiKey', in: 'header', name: HEADER.token, description: 'Token of a session' },
      },
      responses: { Failure: failure() },
    },
  };
};
