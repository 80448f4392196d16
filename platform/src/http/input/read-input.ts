import { type Schema, safeParse } from '@shared-kernel/contracts/schema';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context } from 'hono';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { problemsOf } from '../../base/problems.ts';
import { decryptBody } from './encrypted-body.ts';

const WRAPPERS = new Set(['optional', 'nullable', 'prefault', 'default']);

const isNumeric = (def: $ZodTypes['_zod']['def']): boolean =>
  def.type === 'number' || (def.type === 'literal' && def.values.some((value) => typeof value === 'number'));

/** Only a text can be empty, and only what may be null says so by nothing: any other optional field is not given then. */
const canBeEmpty = (schema: $ZodType): boolean => ['string', 'nullable'].includes((schema as $ZodTypes)._zod.def.type);

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const coerceOne = (schema: $ZodType, raw: string): unknown => {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'nullable' && (raw === '' || raw === 'null')) return null;
  if (def.type === 'optional' && raw === '' && !canBeEmpty(def.innerType)) return undefined;
  if (WRAPPERS.has(def.type) && 'innerType' in def) return coerceOne(def.innerType, raw);
  if (isNumeric(def)) return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw;
  return def.type === 'boolean' ? (BOOLEANS.get(raw) ?? raw) : raw;
};

const isList = (schema: $ZodType): boolean => {
  const { def } = (schema as $ZodTypes)._zod;
  if (WRAPPERS.has(def.type) && 'innerType' in def) return isList(def.innerType);
  return def.type === 'array';
};

/** The fields of a form by the schema's names: a list is a name that repeats; an empty file is none. */
export const coerceForm = (schema: Schema, form: FormData): Record<string, unknown> => {
  const { def } = (schema as $ZodType as $ZodTypes)._zod;
  const shape: Readonly<Record<string, $ZodType>> = def.type === 'object' ? def.shape : {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const given = form.getAll(name).filter((value) => typeof value === 'string' || value.size > 0);
      if (given.length === 0) return [];
      if (isList(field)) return [[name, given]];
      const [value] = given;
      return [[name, typeof value === 'string' ? coerceOne(field, value) : value]];
    }),
  );
};

/** A query string holds only text: each field becomes what the contract's schema declares. The schema then judges it. */
export const coerceQuery = (schema: Schema, query: Readonly<Record<string, string>>): Record<string, unknown> => {
  const { def } = (schema as $ZodType as $ZodTypes)._zod;
  if (def.type !== 'object') return { ...query };
  const fields = new Map<string, $ZodType>(Object.entries(def.shape));
  const read = (key: string, raw: string): unknown => {
    const field = fields.get(key);
    return field ? coerceOne(field, raw) : raw;
  };
  return Object.fromEntries(Object.entries(query).map(([key, raw]) => [key, read(key, raw)]));
};

const readForm = async (context: Context, endpoint: AnyEndpoint): Promise<unknown> => {
  try {
    return coerceForm(endpoint.input, await context.req.formData());
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The body is not a form.', { cause });
  }
};

const readJson = async (context: Context): Promise<unknown> => {
  const text = await context.req.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The body is not JSON.', { cause });
  }
};

const readBody = async (context: Context, endpoint: AnyEndpoint, platform: Platform, now: Date): Promise<unknown> => {
  if (endpoint.isEncrypted) {
    return decryptBody(platform, context.req.header(HEADER.encryption), await context.req.text(), now);
  }
  return endpoint.body === 'form' || endpoint.body === 'multipart' ? readForm(context, endpoint) : readJson(context);
};

/** The input of a call, from query or body, as the contract's schema judges it. Fails with `request.invalid`. */
export const readInput = async (
  context: Context,
  endpoint: AnyEndpoint,
  platform: Platform,
  now: Date,
): Promise<unknown> => {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const raw = hasBody
    ? await readBody(context, endpoint, platform, now)
    : coerceQuery(endpoint.input, context.req.query());
  const parsed = safeParse(endpoint.input, raw);
  if (parsed.success) return parsed.data;
  throw new PlatformError('request.invalid', problemsOf(parsed.error).join('; '));
};
