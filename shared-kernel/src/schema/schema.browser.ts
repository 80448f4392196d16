/**
 * What pages run in place of zod: the same builders with the same verdicts (schema.test.ts holds them together), at a
 * tenth of the size. Zod stays the source of the types, of the platform's checks and of the API's documents
 * (docs/decisions/0005-light-schema.md).
 */
interface Light {
  /** The parsed value; throws `Mismatch`. */
  readonly parse: (value: unknown, path: string) => unknown;
  /** A missing key is fine. */
  readonly isOptional: boolean;
  readonly check: (...rules: readonly Rule[]) => Light;
}

type Rule = (value: string) => boolean;
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
    light((value, path) => {
      const parsed = parse(value, path);
      if (!rules.every((rule) => rule(parsed as string))) throw new Mismatch(path, 'as its pattern says');
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

export const string = (): Light => when('a text', (value) => typeof value === 'string');
export const boolean = (): Light => when('true or false', (value) => typeof value === 'boolean');
export const number = (): Light => when('a number', Number.isFinite);
export const int = (): Light => when('a whole number', Number.isSafeInteger);
export const unknown = (): Light => light((value) => value);
export const literal = (only: unknown): Light => when(String(only), (value) => value === only);
export const oneOf = (values: readonly unknown[]): Light => when(`one of ${values}`, (value) => values.includes(value));

export const optional = (of: Light): Light =>
  light((value, path) => (value === undefined ? undefined : of.parse(value, path)), true);
export const nullable = (of: Light): Light =>
  light((value, path) => (value === null ? null : of.parse(value, path)), of.isOptional);
export const withDefault = (of: Light, fallback: unknown): Light =>
  light((value, path) => of.parse(value === undefined ? fallback : value, path), true);

export const array = (of: Light): Light =>
  light((value, path) => {
    if (!Array.isArray(value)) throw new Mismatch(path, 'a list');
    return value.map((item, index) => of.parse(item, `${path}[${index}]`));
  });

export const record = (_key: Light, of: Light): Light =>
  light((value, path) =>
    Object.fromEntries(
      Object.entries(asRecord(value, path)).map(([key, item]) => [key, of.parse(item, `${path}.${key}`)]),
    ),
  );

/** Keys that the shape does not name are left out, as zod leaves them out. */
export const object = (shape: Shape): Light =>
  light((value, path) => {
    const given = asRecord(value, path);
    const parsed: Record<string, unknown> = {};
    for (const [key, of] of Object.entries(shape)) {
      if (!of.isOptional && !(key in given)) throw new Mismatch(`${path}.${key}`, 'there');
      const item = of.parse(given[key], `${path}.${key}`);
      if (item !== undefined || key in given) parsed[key] = item;
    }
    return parsed;
  });

export const union = (options: readonly Light[]): Light =>
  light(
    (value, path) => {
      let last: unknown;
      for (const option of options) {
        try {
          return option.parse(value, path);
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
    pattern.test(value);
export const maxLength =
  (most: number): Rule =>
  (value) =>
    value.length <= most;

/** As zod's: the parsed value, or what is wrong with it. */
export const safeParse = (schema: Light, value: unknown) => {
  try {
    return { success: true as const, data: schema.parse(value, '') };
  } catch (error) {
    return { success: false as const, error };
  }
};
