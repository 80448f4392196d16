import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { isLasting } from '../builds/build-files.ts';
import { isReleaseFolder, parseReleaseId } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';

/** An address with line and column, as every browser writes it into a stack, whatever stands around it. */
const PLACE = /(https?:\/\/[^\s()@]+?):(\d+):(\d+)/g;

interface Place {
  readonly release: Release;
  readonly file: string;
}

interface ReadStack {
  readonly text: string;
  /** The releases that its lines come from. */
  readonly releases: readonly string[];
}

/** The last release that has a file, among those that `isMeant`; a lasting file is the same in each. */
const findRelease = async (
  store: ReleaseStore,
  file: string,
  isMeant: (folder: string) => boolean,
): Promise<Place | null> => {
  for (const name of await store.listPackages()) {
    const ids = (await store.listReleases(name)).filter((id) => isMeant(parseReleaseId(id).folder));
    for (const id of ids.toReversed()) {
      const release = await store.readRelease(id);
      if (release !== null && Object.hasOwn(release.files, file)) return { release, file };
    }
  }
  return null;
};

const placeOf = async (store: ReleaseStore, address: string): Promise<Place | null> => {
  const path = decodeURIComponent(new URL(address).pathname);
  const lasting = path.slice(1);
  if (isLasting(lasting)) return findRelease(store, lasting, () => true);
  const [, folder = '', file = ''] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return isReleaseFolder(folder) ? findRelease(store, file, (each) => each === folder) : null;
};

/** `webpack://tala_browse_1a2b3c4d/../shared-kernel/ui/src/x.ts`: a path from the package's folder, which an address would cut short. */
const sourcePath = ({ name }: Release, source: string): string => {
  const path = source.replace(/^\w+:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  // The federation runtime's start has no file: its whole text is its address.
  if (path.startsWith('data:')) return '(written by the bundler)';
  return join(name === 'host' ? name : `remote-${name}`, path);
};

/**
 * A stack trace of a player's browser with the sources' places in place of the releases' files, by the source maps that
 * were kept when they were published. Lines of unknown files stay as they are.
 */
export const readStack = async (store: ReleaseStore, stack: string): Promise<ReadStack> => {
  const maps = new Map<string, TraceMap | null>();
  const releases = new Set<string>();

  const mapOf = async ({ release, file }: Place): Promise<TraceMap | null> => {
    const key = `${releaseId(release)} ${file}`;
    const known = maps.get(key);
    if (known !== undefined) return known;
    const json = await store.readMap(releaseId(release), file);
    const map = json === null ? null : new TraceMap(json);
    maps.set(key, map);
    return map;
  };

  const readPlace = async ([whole, address = '', line, column]: RegExpExecArray): Promise<string> => {
    const place = await placeOf(store, address);
    if (place === null) return whole;
    releases.add(releaseId(place.release));
    const map = await mapOf(place);
    if (map === null) return whole;
    // Stacks count columns from one, maps from nought.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return whole;
    const name = found.name === null ? '' : ` [${found.name}]`;
    const source = map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source;
    return `${sourcePath(place.release, source)}:${found.line}:${found.column + 1}${name}`;
  };

  let text = '';
  let end = 0;
  for (const match of stack.matchAll(PLACE)) {
    text += stack.slice(end, match.index) + (await readPlace(match));
    end = match.index + match[0].length;
  }
  return { text: text + stack.slice(end), releases: [...releases] };
};
