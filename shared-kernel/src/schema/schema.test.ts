import fc from 'fast-check';
import * as light from './schema.browser.ts';
import * as zod from './schema.ts';

/** The builders as either build has them; the test hands each its own schemas. */
type Builders = typeof light;
type Built = ReturnType<Builders['string']>;
// Zod's builders take and give zod's schemas: through this one door the same recipe builds both.
const builders: Readonly<Record<'light' | 'zod', Builders>> = { light, zod: zod as never };

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
    expect(light.safeParse(schema, {})).toEqual({ success: true, data: { count: 0 } });
  });

  it('say where the value is wrong', () => {
    const schema = light.object({ list: light.array(light.object({ name: light.string() })) });
    const { error } = light.safeParse(schema, { list: [{ name: 'a' }, { name: 1 }] });
    expect(String(error)).toContain('.list[1].name is not a text');
  });
});
