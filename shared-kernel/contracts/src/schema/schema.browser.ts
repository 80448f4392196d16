import { flagOf, numberOf, PLAIN, PLAIN_LINES, type Reader, textOf } from './lenient-readers.ts';

/**
 * What pages run in place of zod: the same builders with the verdicts of zod's `readValue` (schema.test.ts holds them
 * together), at a tenth of the size. Zod stays the source of the types, of the platform's checks and of the API's documents
 * (docs/decisions/0005-light-schema.md).
 */
interface Light {
  /** The parsed value; throws `Mismatch`. The reasons of rows that are left out are added to `dropped`. */
  readonly parse: (value: unknown, path: string, dropped: string[]) => unknown;
  /** A missing key is fine. */
  readonly isOptional: boolean;
  readonly check: (...rules: readonly Rule[]) => Light;
}

type Rule = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Light>>;
type Parse = Light['parse'];

class Mismatch extends Error {
  constructor(path: string, expected: string) {
    super(`${path || 'the value'} is not ${expected}`);
  }
}

const light = (parse: Parse, isOptional = false): Light => ({
  parse,
  isOptional,
  check: (...rules) =>
    light((value, path, dropped) => {
      const parsed = parse(value, path, dropped);
      if (!rules.every((rule) => rule(parsed))) throw new Mismatch(path, 'as its pattern says');
      return parsed;
    }, isOptional),
});

const when = (expected: string, holds: (value: unknown) => boolean): Light =>
  light((value, path) => {
    if (!holds(value)) throw new Mismatch(path, expected);
    return value;
  });

const asRecord = (value: unknown, path: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Mismatch(path, 'an object');
  return value as Readonly<Record<string, unknown>>;
};

/** Another form of the same value, brought into the one that the schema takes. */
export const lenient = (of: Light, read: Reader): Light =>
  light((value, path, dropped) => of.parse(read(value), path, dropped), of.isOptional);

export const string = (): Light =>
  lenient(
    when('a text', (value) => typeof value === 'string'),
    textOf,
  );
export const boolean = (): Light =>
  lenient(
    when('true or false', (value) => typeof value === 'boolean'),
    flagOf,
  );
export const number = (): Light => lenient(when('a number', Number.isFinite), numberOf);
export const int = (): Light => lenient(when('a whole number', Number.isSafeInteger), numberOf);
export const unknown = (): Light => light((value) => value);
export const literal = (only: unknown): Light => when(String(only), (value) => value === only);
export const oneOf = (values: readonly unknown[]): Light => when(`one of ${values}`, (value) => values.includes(value));

/** Known values are the type's; any text passes (`Open`). */
export const openEnum = (_values: readonly string[]): Light => string();
export const file = (): Light => when('a file', (value) => value instanceof File);

/** Null says what a missing key says: a platform that names every field names those without a value too. */
export const optional = (of: Light): Light =>
  light((value, path, dropped) => (value == null ? undefined : of.parse(value, path, dropped)), true);
export const nullable = (of: Light): Light =>
  light((value, path, dropped) => (value === null ? null : of.parse(value, path, dropped)), of.isOptional);
export const withDefault = (of: Light, fallback: unknown): Light =>
  light((value, path, dropped) => of.parse(value ?? fallback, path, dropped), true);

const asList = (value: unknown, path: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Mismatch(path, 'a list');
  return value;
};

export const array = (of: Light): Light =>
  light((value, path, dropped) =>
    asList(value, path).map((item, index) => of.parse(item, `${path}[${index}]`, dropped)),
  );

/** A list without the items that do not fit: one row that a page does not know must not cost it the others. */
export const rows = (of: Light): Light =>
  light((value, path, dropped) =>
    asList(value, path).flatMap((item, index) => {
      const inside: string[] = [];
      try {
        const row = of.parse(item, `${path}[${index}]`, inside);
        dropped.push(...inside);
        return [row];
      } catch (error) {
        dropped.push(String(error));
        return [];
      }
    }),
  );

export const record = (_key: Light, of: Light): Light =>
  light((value, path, dropped) =>
    Object.fromEntries(
      Object.entries(asRecord(value, path)).map(([key, item]) => [key, of.parse(item, `${path}.${key}`, dropped)]),
    ),
  );

/** Keys that the shape does not name are left out, as zod leaves them out. */
export const object = (shape: Shape): Light =>
  light((value, path, dropped) => {
    const given = asRecord(value, path);
    const parsed: Record<string, unknown> = {};
    for (const [key, of] of Object.entries(shape)) {
      if (!of.isOptional && !(key in given)) throw new Mismatch(`${path}.${key}`, 'there');
      const item = of.parse(given[key], `${path}.${key}`, dropped);
      if (item !== undefined || key in given) parsed[key] = item;
    }
    return parsed;
  });

export const union = (options: readonly Light[]): Light =>
  light(
    (value, path, dropped) => {
      let last: unknown;
      for (const option of options) {
        const own: string[] = [];
        try {
          const parsed = option.parse(value, path, own);
          dropped.push(...own);
          return parsed;
        } catch (error) {
          last = error;
        }
      }
      throw last;
    },
    options.some(({ isOptional }) => isOptional),
  );

export const regex =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value as string);
/** Characters of a text (whole ones, as zod counts them), items of a list. */
export const maxLength =
  (most: number): Rule =>
  (value) =>
    [...(value as Iterable<unknown>)].length <= most;

export const text = (most: number): Light => string().check(maxLength(most), regex(PLAIN));
export const lines = (most: number): Light => string().check(maxLength(most), regex(PLAIN_LINES));
export const openCode = (_values: readonly string[], most: number): Light => text(most);
export const intBetween = (least: number, most: number): Light =>
  int().check((value) => (value as number) >= least && (value as number) <= most);

/** As zod's: the parsed value, or what is wrong with it; and why which rows were left out of it. */
export const readValue = (schema: Light, value: unknown) => {
  const dropped: string[] = [];
  try {
    return { success: true as const, data: schema.parse(value, '', dropped), dropped };
  } catch (error) {
    return { success: false as const, error };
  }
};

/** As `readValue`, for those who have no use for what was left out. */
export const safeParse = (schema: Light, value: unknown) => readValue(schema, value);
