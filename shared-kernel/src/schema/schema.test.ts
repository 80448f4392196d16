import fc from 'fast-check';
import { array, pipe, transform, unknown } from 'zod/mini';
import * as light from './schema.browser.ts';
import * as zod from './schema.ts';

/** What a page takes of a list: the rows that zod takes, one by one. */
const fittingRows = (of: zod.Schema) =>
  pipe(
    array(unknown()),
    transform((list) =>
      list.flatMap((row) => {
        const parsed = zod.safeParse(of, row);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** The builders as either build has them; the test hands each its own schemas. */
type Builders = typeof light;
type Built = ReturnType<Builders['string']>;
// Zod's builders take and give zod's schemas: through this one door the same recipe builds both.
const builders: Readonly<Record<'light' | 'zod', Builders>> = {
  light,
  zod: { ...zod, rows: fittingRows } as never,
};

/** A recipe for a schema, to be built with either set of builders. */
type Recipe = (of: Builders) => Built;

const leaves: readonly Recipe[] = [
  (of) => of.string(),
  (of) => of.string().check(of.regex(/^a+$/)),
  (of) => of.string().check(of.maxLength(2)),
  (of) => of.boolean(),
  (of) => of.number(),
  (of) => of.int(),
  (of) => of.unknown(),
  (of) => of.literal(1),
  (of) => of.oneOf(['a', 'b']),
  (of) => of.openEnum(['a', 'b']),
];

const { recipe } = fc.letrec<{ recipe: Recipe }>((tie) => {
  const inner = tie('recipe');
  const wrap = (make: (of: Builders, schema: Built) => Built) =>
    inner.map(
      (schema): Recipe =>
        (of) =>
          make(of, schema(of)),
    );
  return {
    recipe: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(...leaves),
      wrap((of, schema) => of.optional(schema)),
      wrap((of, schema) => of.nullable(schema)),
      wrap((of, schema) => of.array(schema)),
      wrap((of, schema) => of.rows(schema)),
      wrap((of, schema) => of.record(of.string(), schema)),
      fc.tuple(inner, inner).map(
        ([a, b]): Recipe =>
          (of) =>
            of.union([a(of), b(of)]),
      ),
      fc.tuple(inner, inner).map(
        ([a, b]): Recipe =>
          (of) =>
            of.object({ a: a(of), b: b(of) }),
      ),
    ),
  };
});

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>('a', 'aa', 'b', 'aaa', '', 1, 0, 1.5, -1, true, false, null, undefined),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.record({ a: tie('value'), b: tie('value'), c: tie('value') }, { requiredKeys: [] }),
  ),
})).value;

describe('the browser schemas', () => {
  it('take and refuse what zod takes and refuses, with the same result', () => {
    fc.assert(
      fc.property(recipe, value, (schema, given) => {
        const expected = builders.zod.safeParse(schema(builders.zod), given);
        const got = builders.light.safeParse(schema(builders.light), given);
        expect(got.success).toBe(expected.success);
        if (expected.success && got.success) expect(got.data).toEqual(expected.data);
      }),
      { numRuns: 2000 },
    );
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
    const read = light.readValue(schema, { list: [{ tags: ['a', 1] }, { tags: 'b' }, { tags: [] }] });
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
    const { error } = light.safeParse(schema, { list: [{ name: 'a' }, { name: 1 }] });
    expect(String(error)).toContain('.list[1].name is not a text');
  });
});
