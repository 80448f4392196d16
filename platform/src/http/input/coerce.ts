import type { Schema } from '@shared-kernel/contracts/schema';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

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
