import { ASKED, type Shape, shapeOf } from './shape.ts';

/** The public API: the declarations of every exported subpath, by `subpath name`. */
export type PublicApi = ReadonlyMap<string, string>;

export interface ApiChange {
  /** What code written against the old API may miss: removed, changed, or asked for in addition. */
  readonly breaking: readonly string[];
  readonly added: readonly string[];
}

/** Interfaces that callers fill in. */
const SUPPLIED = /(?:Props|Options|Config|Extra)$/;
/** Maps from names to shapes: a new name asks nothing of anybody. */
const OPEN_MAPS = new Set(['SlotProps']);

const isSupplied = (path: string): boolean => {
  const [declaration = ''] = path.split(/[.#(]/);
  return path.includes(ASKED) || (SUPPLIED.test(declaration) && !OPEN_MAPS.has(declaration));
};

const isOptional = (member: string): boolean => /^[^:]*\?:|ZodMiniOptional<|\| undefined/.test(member);

const changeOfMembers = (name: string, before: Shape, after: Shape): ApiChange => {
  const removed = [...before.keys()].filter((path) => !after.has(path)).map((path) => `${name}: ${path} is gone`);
  const changed = [...before]
    .filter(([path, text]) => after.has(path) && after.get(path) !== text)
    .map(([path, text]) => `${name}: ${path} was "${text}" and is "${after.get(path)}"`);
  const added = [...after].filter(([path]) => !before.has(path));
  const asks = (entry: readonly [string, string]): boolean => isSupplied(entry[0]) && !isOptional(entry[1]);
  return {
    breaking: [...removed, ...changed, ...added.filter(asks).map(([path]) => `${name}: ${path} is asked for`)],
    added: added.filter((entry) => !asks(entry)).map(([path]) => `${name}: ${path}`),
  };
};

/** What happened between two APIs. A member that is new and optional, or only ever read by callers, breaks nobody. */
export const compareApi = (before: PublicApi, after: PublicApi): ApiChange => {
  const breaking = [...before.keys()].filter((name) => !after.has(name)).map((name) => `${name} is gone`);
  const added = [...after.keys()].filter((name) => !before.has(name));
  for (const [name, declaration] of before) {
    const now = after.get(name);
    if (now === undefined || now === declaration) continue;
    const change = changeOfMembers(name, shapeOf(declaration), shapeOf(now));
    breaking.push(...change.breaking);
    added.push(...change.added);
  }
  return { breaking, added };
};

const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/** Why the version does not allow the change; null when it does. Incompatible needs a higher major, an addition a higher minor. */
export const refusalOf = (change: ApiChange, before: string, after: string): string | null => {
  const [oldMajor, oldMinor] = numbersOf(before);
  const [major, minor] = numbersOf(after);
  if (major > oldMajor) return null;
  if (change.breaking.length > 0)
    return `Incompatible with ${before}, so it needs version ${oldMajor + 1}.0.0:\n  ${change.breaking.join('\n  ')}`;
  if (change.added.length > 0 && minor <= oldMinor)
    return `More than ${before} has, so it needs version ${oldMajor}.${oldMinor + 1}.0:\n  ${change.added.join('\n  ')}`;
  return null;
};
