import { type Infer, type Schema } from '../schema/schema.d.ts';
import { type AreaName } from './area.d.ts';
export { MEMBER_NAMES } from './member-names.d.ts';
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
/** A value of a schema, kept as JSON. */
export declare const stored: <S extends Schema>(name: string, { schema, ...options }: StoredOptions & {
    readonly schema: S;
}) => Stored<Infer<S>>;
/** A plain text: flags such as `1`, where other programs or the specification read the bare value. */
export declare const storedText: (name: string, options: StoredOptions) => Stored<string>;
