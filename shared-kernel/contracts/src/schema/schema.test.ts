import fc from 'fast-check';
import * as light from './schema.browser.ts';
import * as zod from './schema.ts';

/** The builders as either build has them; the test hands each its own schemas. */
type Builders = typeof light;
type Built = ReturnType<Builders['string']>;
// Zod's builders take and give zod's schemas: through this one door the same recipe builds both.
const builders: Readonly<Record<'light' | 'zod', Builders>> = {
  light,
  zod: zod as never,
};

/** A recipe for a schema, to be built with either set of builders. */
type Recipe = (of: Builders) => Built;

const leaves: readonly Recipe[] = [
  (of) => of.string(),
  (of) => of.string().check(of.regex(/^a+$/)),
  (of) => of.string().check(of.maxLength(2)),
  (of) => of.text(2),
  (of) => of.lines(3),
  (of) => of.openCode(['a', 'b'], 1),
  (of) => of.intBetween(0, 1),
  (of) => of.array(of.unknown()).check(of.maxLength(1)),
  (of) => of.boolean(),
  (of) => of.number(),
  (of) => of.int(),
  (of) => of.unknown(),
  (of) => of.literal(1),
  (of) => of.oneOf(['a', 'b']),
  (of) => of.openEnum(['a', 'b']),
  (of) => of.lenient(of.string().check(of.maxLength(1)), (value) => (value === 'aa' ? 'a' : value)),
];

const wrapped = (inner: fc.Arbitrary<Recipe>): readonly fc.Arbitrary<Recipe>[] => {
  const wrap = (make: (of: Builders, schema: Built) => Built) =>
    inner.map(
      (schema): Recipe =>
        (of) =>
          make(of, schema(of)),
    );
  return [
    wrap((of, schema) => of.optional(schema)),
    wrap((of, schema) => of.nullable(schema)),
    wrap((of, schema) => of.array(schema)),
    wrap((of, schema) => of.rows(schema)),
    wrap((of, schema) => of.record(of.string(), schema)),
    fc.tuple(inner, inner).map(
      ([a, b]): Recipe =>
        (of) =>
          of.object({ a: a(of), b: b(of) }),
    ),
  ];
};

const choice = (inner: fc.Arbitrary<Recipe>): fc.Arbitrary<Recipe> =>
  fc.tuple(inner, inner).map(
    ([a, b]): Recipe =>
      (of) =>
        of.union([a(of), b(of)]),
  );

const { recipe, withoutChoice } = fc.letrec<{ recipe: Recipe; withoutChoice: Recipe }>((tie) => {
  const leaf = fc.constantFrom(...leaves);
  return {
    recipe: fc.oneof({ depthSize: 'small' }, leaf, choice(tie('recipe')), ...wrapped(tie('recipe'))),
    withoutChoice: fc.oneof({ depthSize: 'small' }, leaf, ...wrapped(tie('withoutChoice'))),
  };
});

/** Null where a field may be missing says that it is. */
const withoutNull = (given: unknown): unknown => {
  if (given === null || typeof given !== 'object') return given ?? undefined;
  if (Array.isArray(given)) return given.map(withoutNull);
  return Object.fromEntries(Object.entries(given).map(([key, item]) => [key, withoutNull(item)]));
};

/** A NUL, other controls, both halves of a character apart, and whole. */
const TEXTS = ['\0', 'a\0', 'a\n', '\t', '\r\n', '\u007f', '\u0085', '\ud800', '\udc00', '\ud83c\udf87', 'ñ'];
const EXACT = ['a', 'aa', 'b', 'aaa', ...TEXTS, '', 1, 0, 1.5, -1, 2, true, false, null, undefined];
const OTHER_FORMS = ['0', '1', '-1.5', ' ', 'true', 'false', 'NaN', Number.NaN, Number.POSITIVE_INFINITY];

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(...EXACT, ...OTHER_FORMS),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.record({ a: tie('value'), b: tie('value'), c: tie('value') }, { requiredKeys: [] }),
  ),
})).value;

describe('the browser schemas', () => {
  it('take, refuse and leave out what zod’s reader does, with the same result', () => {
    fc.assert(
      fc.property(recipe, value, (schema, given) => {
        const expected = zod.readValue(schema(builders.zod) as never, given);
        const got = light.readValue(schema(builders.light), given);
        expect(got.success).toBe(expected.success);
        if (!expected.success || !got.success) return;
        expect(got.data).toEqual(expected.data);
        expect(got.dropped).toHaveLength(expected.dropped.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('take what the contract says as it is: other forms are taken besides', () => {
    fc.assert(
      fc.property(withoutChoice, value, (schema, given) => {
        const strict = builders.zod.safeParse(schema(builders.zod), given);
        if (!strict.success) return;
        const got = light.readValue(schema(builders.light), given);
        expect(got).toMatchObject({ success: true, dropped: [] });
        if (got.success) expect(withoutNull(got.data)).toEqual(withoutNull(strict.data));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a text', (of: Builders) => of.string(), 1204, '1204'],
    ['a whole number', (of: Builders) => of.int(), '12', 12],
    ['a number', (of: Builders) => of.number(), '-1.5', -1.5],
    ['a flag', (of: Builders) => of.boolean(), '1', true],
    ['a flag', (of: Builders) => of.boolean(), 0, false],
    ['what may be missing', (of: Builders) => of.optional(of.string()), null, undefined],
    ['what has a default', (of: Builders) => of.withDefault(of.int(), 3), null, 3],
  ])('read %s in its other form, which the platform’s check refuses', (_what, schema, given, expected) => {
    expect(light.readValue(schema(light), given)).toMatchObject({ success: true, data: expected });
    expect(zod.readValue(schema(builders.zod) as never, given)).toMatchObject({ success: true, data: expected });
    expect(builders.zod.safeParse(schema(builders.zod), given).success).toBe(false);
  });

  it.each([
    ['a name', (of: Builders) => of.text(64), 'María Ñ 🎇', true],
    ['a NUL', (of: Builders) => of.text(64), 'juan\0', false],
    ['a line end in a line', (of: Builders) => of.text(64), 'juan\nin', false],
    ['an escape of a terminal', (of: Builders) => of.text(64), '\u001b[31m', false],
    ['half a character', (of: Builders) => of.text(64), 'a\ud800', false],
    ['more than its most', (of: Builders) => of.text(3), 'four', false],
    ['a character of two halves as one', (of: Builders) => of.text(1), '🎇', true],
    ['lines', (of: Builders) => of.lines(64), 'one\r\n\ttwo', true],
    ['lines with a NUL', (of: Builders) => of.lines(64), 'one\n\0', false],
    ['lines with half a character', (of: Builders) => of.lines(64), '\udc00\n', false],
    ['a new code', (of: Builders) => of.openCode(['a'], 5), 'other', true],
    ['a code too long', (of: Builders) => of.openCode(['a'], 4), 'other', false],
    ['a number beyond', (of: Builders) => of.intBetween(1, 100), 101, false],
    ['a number before', (of: Builders) => of.intBetween(1, 100), 0, false],
    ['a number in between', (of: Builders) => of.intBetween(1, 100), 100, true],
  ])('take %s or not, in the browser as on the platform', (_what, schema, given, isTaken) => {
    expect(light.safeParse(schema(light), given).success).toBe(isTaken);
    expect(builders.zod.safeParse(schema(builders.zod), given).success).toBe(isTaken);
  });

  it('fill in a default', () => {
    const schema = light.object({ count: light.withDefault(light.int(), 0) });
    expect(light.safeParse(schema, {})).toMatchObject({ success: true, data: { count: 0 } });
  });

  it('have every builder and reader that zod has here', () => {
    expect(Object.keys(light).sort()).toEqual(Object.keys(zod).sort());
  });

  it.each([new File(['x'], 'a.png'), new Blob(['x']), 'a.png', null])('take %p as a file as zod takes it', (given) => {
    expect(light.safeParse(light.file(), given).success).toBe(zod.safeParse(zod.file(), given).success);
  });

  it('leave out the rows that do not fit, at any depth, and say why', () => {
    const schema = light.object({ list: light.rows(light.object({ tags: light.rows(light.string()) })) });
    const read = light.readValue(schema, { list: [{ tags: ['a', true] }, { tags: 'b' }, { tags: [] }] });
    expect(read).toMatchObject({ success: true, data: { list: [{ tags: ['a'] }, { tags: [] }] } });
    expect(read.dropped).toEqual(['Error: .list[0].tags[1] is not a text', 'Error: .list[1].tags is not a list']);
  });

  it('count no row as left out of what another choice has taken', () => {
    const withRows = light.object({ list: light.rows(light.int()), id: light.int() });
    const schema = light.union([withRows, light.object({ list: light.unknown() })]);
    expect(light.readValue(schema, { list: ['a'] })).toEqual({ success: true, data: { list: ['a'] }, dropped: [] });
  });

  it('say where the value is wrong', () => {
    const schema = light.object({ list: light.array(light.object({ name: light.string() })) });
    const { error } = light.safeParse(schema, { list: [{ name: 'a' }, { name: true }] });
    expect(String(error)).toContain('.list[1].name is not a text');
  });
});
