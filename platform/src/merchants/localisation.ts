import { array, object, optional, type Schema, safeParse, string } from '@shared-kernel/contracts/schema';
import type { Merchant } from './merchants.ts';

/** A text of a seed in both languages. */
export const WORDS = object({ EN: string(), TY: string() });

/** `of`: the merchants that have it; left out, all have it. */
export const OWNERS = { of: optional(array(string())) };

/** What a brand has of a list. */
export const ownOf = <Item extends { readonly of?: readonly string[] | undefined }>(
  { code }: Pick<Merchant, 'code'>,
  items: readonly Item[],
): readonly Item[] => items.filter(({ of }) => of === undefined || of.includes(code));

/** The texts of a seed's file, with the brand's name where they say `{name}`. Throws with what is wrong in them. */
export const textsFor = <Texts>({ name }: Pick<Merchant, 'name'>, schema: Schema<Texts>, file: unknown): Texts => {
  const named: unknown = JSON.parse(JSON.stringify(file), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', name) : value,
  );
  const parsed = safeParse(schema, named);
  if (parsed.success) return parsed.data;
  throw new Error(`The texts of the seed are wrong: ${parsed.error.message}`);
};
