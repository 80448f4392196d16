import { type core, safeParse } from 'zod/mini';
import { flagOf, numberOf, type Reader, textOf } from './lenient-readers.ts';

type Type = core.$ZodType;

/** Lists that go on without the rows that do not fit. */
export const ROWS = new WeakSet<Type>();
/** Readers of single schemas, besides those of every text, number and flag. */
export const READERS = new WeakMap<Type, Reader>();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readList = (list: Type, of: Type, value: unknown, dropped: string[]): unknown => {
  if (!Array.isArray(value)) return value;
  if (!ROWS.has(list)) return value.map((item) => parseLeniently(of, item, dropped));
  return value.flatMap((item) => {
    const inside: string[] = [];
    const row = parseLeniently(of, item, inside);
    const parsed = safeParse(of, row);
    dropped.push(...(parsed.success ? inside : [parsed.error.message]));
    return parsed.success ? [row] : [];
  });
};

const readFields = (shape: Readonly<Record<string, Type>>, value: unknown, dropped: string[]): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(shape)
          .filter(([key]) => key in value)
          .map(([key, of]) => [key, parseLeniently(of, value[key], dropped)]),
      )
    : value;

const readEntries = (of: Type, value: unknown, dropped: string[]): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, parseLeniently(of, item, dropped)]))
    : value;

const readChoice = (options: readonly Type[], value: unknown, dropped: string[]): unknown => {
  for (const option of options) {
    const inside: string[] = [];
    const read = parseLeniently(option, value, inside);
    if (!safeParse(option, read).success) continue;
    dropped.push(...inside);
    return read;
  }
  return value;
};

/** A value in the form that its schema takes, as a page reads it (`schema.browser.ts`); the reasons of lost rows are added to `dropped`. */
export const parseLeniently = (schema: Type, given: unknown, dropped: string[]): unknown => {
  const value = READERS.get(schema)?.(given) ?? given;
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'string') return textOf(value);
  if (def.type === 'number') return numberOf(value);
  if (def.type === 'boolean') return flagOf(value);
  if (def.type === 'optional' || def.type === 'prefault')
    return parseLeniently(def.innerType, value ?? undefined, dropped);
  if (def.type === 'nullable') return value === null ? null : parseLeniently(def.innerType, value, dropped);
  if (def.type === 'array') return readList(schema, def.element, value, dropped);
  if (def.type === 'object') return readFields(def.shape, value, dropped);
  if (def.type === 'record') return readEntries(def.valueType, value, dropped);
  return def.type === 'union' ? readChoice(def.options, value, dropped) : value;
};
