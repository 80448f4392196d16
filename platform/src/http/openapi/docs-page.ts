import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { ERROR_STATUS } from '@shared-kernel/contracts/wire/envelope';
import { html, raw } from 'hono/html';
import { toJSONSchema } from 'zod/v4/core';

type Markup = ReturnType<typeof html>;

type JsonSchema = Readonly<Record<string, unknown>>;

const outlineFields = ({ properties = {}, required }: JsonSchema, indent: string): string => {
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(properties as JsonSchema).map(
    ([name, field]) =>
      `${indent}  ${name}${needed.has(name) ? '' : '?'}: ${outline(field as JsonSchema, `${indent}  `)}`,
  );
  return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{}';
};

const outlineScalar = ({ type, format, pattern }: JsonSchema): string =>
  [type ?? 'anything', format ?? (pattern ? `/${pattern}/` : '')].filter(Boolean).join(' ');

/** A JSON schema as a reader wants it: field names with their types, optional ones marked. */
const outline = (schema: JsonSchema, indent = ''): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((choice) => JSON.stringify(choice)).join(' | ');
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((part: JsonSchema) => outline(part, indent)).join(' | ');
  if (schema.type === 'array') return `${outline((schema.items ?? {}) as JsonSchema, indent)}[]`;
  if (schema.type === 'object' && schema.additionalProperties && !schema.properties) {
    return `{ [name]: ${outline(schema.additionalProperties as JsonSchema, indent)} }`;
  }
  return schema.type === 'object' ? outlineFields(schema, indent) : outlineScalar(schema);
};

const schemaText = (endpoint: AnyEndpoint, part: 'input' | 'value'): string =>
  outline(toJSONSchema(endpoint[part], { io: part === 'input' ? 'input' : 'output', unrepresentable: 'any' }));

const badges = ({ access, module, isEncrypted, changesState, isIdempotent, errors }: AnyEndpoint): string =>
  [
    access === 'session' && 'needs a session',
    module && `module ${module}`,
    isEncrypted && 'encrypted body',
    changesState && 'changes state',
    isIdempotent && 'idempotent by key',
    errors && `refuses with ${Object.keys(errors).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');

const section = (name: string, endpoint: AnyEndpoint, example: object): Markup => html`
  <details id="${name}">
    <summary><b>${endpoint.method}</b> <code>${endpoint.path}</code> <span>${endpoint.summary}</span></summary>
    <p>${badges(endpoint)}</p>
    <h3>Asks</h3><pre>${schemaText(endpoint, 'input')}</pre>
    <h3>For example</h3><pre>${JSON.stringify(example)}</pre>
    <h3>Answers</h3><pre>${schemaText(endpoint, 'value')}</pre>
  </details>`;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2140}
details{border:1px solid #d5d9ec;border-radius:10px;margin:.5rem 0;padding:.5rem 1rem}summary{cursor:pointer;min-height:44px;line-height:44px}
summary span{color:#4a5180}b{display:inline-block;width:4.5rem}pre{background:#f2f4fb;border-radius:8px;padding:1rem;overflow:auto}h3{font-size:1rem;margin:.5rem 0}`;

/** A readable page of the API, with nothing fetched from anywhere. */
export const docsPage = (
  endpoints: Readonly<Record<string, AnyEndpoint>>,
  examples: Readonly<Record<string, object>>,
): Markup => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platform API</title><style>${raw(STYLE)}</style></head>
<body><h1>Platform API</h1>
<p>Every answer is <code>{ success: true, value }</code> or <code>{ success: false, errorCode, message, value? }</code>.
The same as a document: <a href="/openapi.json">openapi.json</a>.</p>
${Object.entries(endpoints).map(([name, endpoint]) => section(name, endpoint, examples[name] ?? {}))}
<h2>Error codes</h2><pre>${Object.entries(ERROR_STATUS)
  .map(([code, status]) => `${status}  ${code}`)
  .join('\n')}</pre>
</body></html>`;
