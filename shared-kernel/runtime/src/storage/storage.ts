import { type Infer, type Schema, safeParse } from '@shared-kernel/contracts/schema';
import { type AreaName, area, keepText } from './area.ts';
import { memberKey } from './member-names.ts';

export { MEMBER_NAMES } from './member-names.ts';

export interface StoredOptions {
  /** A member's thing goes when the member signs out; a device's stays. */
  readonly owner: 'member' | 'device';
  /** `session` lasts as long as the tab. */
  readonly area?: AreaName;
}

/** One named thing in the browser's storage. Nothing here throws: without storage it lasts as long as the page. */
export interface Stored<Value> {
  /** The key in the storage, as another tab's storage event names it. */
  readonly key: string;
  /** Null when there is nothing, or nothing readable; what cannot be read is removed. */
  readonly read: () => Value | null;
  /** False when the browser had no room for it. */
  readonly write: (value: Value) => boolean;
  readonly remove: () => void;
}

interface Codec<Value> {
  readonly parse: (text: string) => Value | null;
  readonly print: (value: Value) => string;
}

const create = <Value>(
  name: string,
  { owner, area: areaName = 'local' }: StoredOptions,
  { parse, print }: Codec<Value>,
): Stored<Value> => {
  const key = owner === 'member' ? memberKey(name) : name;
  const remove = (): void => area(areaName).removeItem(key);
  const read = (): Value | null => {
    const text = area(areaName).getItem(key);
    if (text === null) return null;
    const value = parse(text);
    if (value === null) remove();
    return value;
  };
  return { key, read, write: (value) => keepText(areaName, key, print(value)), remove };
};

const parseJson =
  <S extends Schema>(schema: S) =>
  (text: string): Infer<S> | null => {
    try {
      const parsed = safeParse(schema, JSON.parse(text));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };

/** A value of a schema, kept as JSON. */
export const stored = <S extends Schema>(
  name: string,
  { schema, ...options }: StoredOptions & { readonly schema: S },
): Stored<Infer<S>> => create(name, options, { parse: parseJson(schema), print: JSON.stringify });

/** A plain text: flags such as `1`, where other programs or the specification read the bare value. */
export const storedText = (name: string, options: StoredOptions): Stored<string> =>
  create(name, options, { parse: (text) => text, print: (text) => text });
