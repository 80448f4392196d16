import type { Schema } from 'shared-kernel/schema';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

const WRAPPERS = new Set(['optional', 'nullable', 'prefault', 'default']);

const coerceOne = (schema: $ZodType, raw: string): unknown => {
  const { def } = (schema as $ZodTypes)._zod;
  if (WRAPPERS.has(def.type) && 'innerType' in def) {
    if (def.type === 'nullable' && (raw === '' || raw === 'null')) return null;
    return coerceOne(def.innerType, raw);
  }
  const isNumber = def.type === 'number' || (def.type === 'literal' && def.values.some((value) => typeof value === 'number'));
  if (isNumber) return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw;
  if (def.type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw;
  return raw;
};

/** A query string holds only text: each field becomes what the contract's schema declares. The schema then judges it. */
export const coerceQuery = (schema: Schema, query: Readonly<Record<string, string>>): Record<string, unknown> => {
  const { def } = (schema as $ZodType as $ZodTypes)._zod;
  if (def.type !== 'object') return { ...query };
  return Object.fromEntries(
    Object.entries(query).map(([key, raw]) => [key, def.shape[key] ? coerceOne(def.shape[key], raw) : raw]),
  );
};
