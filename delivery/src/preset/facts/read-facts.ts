import { readFileSync } from 'node:fs';
import type { Compilation } from '@rspack/core';
import type { ReleaseFacts } from '@shared-kernel/contracts/release/release-facts';
import type { Fields } from '@shared-kernel/contracts/wire/wire-problems';
import type { BuildContext } from '../base-config.ts';
import { untranslatedKeys } from '../texts/remote-texts.ts';
import { eventPayloads, knownFlags, slotProps } from './declared-fields.ts';
import { globalStyles } from './global-styles.ts';
import { shippedSources } from './shipped-sources.ts';
import { namedInSources } from './source-facts.ts';
import { usedCalls } from './used-calls.ts';

/** What the manifest says and no module: host builds have none of it. */
interface Declared {
  readonly slots: readonly { readonly name: string; readonly flag?: string | undefined }[];
  readonly routes: readonly { readonly flag?: string | undefined }[];
}

const fieldsOf = (names: Iterable<string>, all: Readonly<Record<string, Fields>>): Record<string, Fields> =>
  Object.fromEntries([...names].sort().map((name) => [name, all[name] ?? {}]));

const stylesOf = (compilation: Compilation, name: string): string[] => {
  const sheets = compilation.getAssets().filter((asset) => asset.name.endsWith('.css'));
  return [...new Set(sheets.flatMap(({ source }) => globalStyles(source.buffer(), name)))].sort();
};

/** What a build has to do with the platform and with other packages, read from what its files hold. */
export const readFacts = (
  { folder, name }: BuildContext,
  compilation: Compilation,
  { slots, routes }: Declared = { slots: [], routes: [] },
): ReleaseFacts => {
  const known = knownFlags();
  const sources = shippedSources(compilation).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const named = namedInSources(sources, known);
  const [events, props] = [eventPayloads(), slotProps()];
  const declared = [...slots, ...routes].flatMap(({ flag }) => flag ?? []);
  return {
    calls: usedCalls(compilation),
    publishes: fieldsOf(named.publishes, events),
    subscribes: fieldsOf(named.subscribes, events),
    shows: fieldsOf(named.shows, props),
    fills: fieldsOf(new Set(slots.map((slot) => slot.name)), props),
    flags: [...new Set([...named.flags, ...declared])].sort(),
    knownFlags: [...known],
    untranslated: untranslatedKeys(folder),
    // The frame's styles are the site's.
    globalStyles: name === 'host' ? [] : stylesOf(compilation, name),
  };
};
