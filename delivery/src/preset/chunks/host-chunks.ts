import type { Module, ModuleGraph } from '@rspack/core';
import { sharingOfFile } from '../federation/kernel-sharing.ts';

/** Packages of the first paint: they change with their versions, and stay in players' caches over releases in between. */
const VENDORS =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zod|zustand|i18next|react-i18next|@tanstack[\\/](query-core|react-query))[\\/]/;

/** The HTTP client comes with the first call that needs one (docs/decisions/0004-start-up.md), the note on old data with the first of it. */
const LATER_FILE =
  /[\\/]shared-kernel[\\/](?:runtime[\\/]src[\\/]api[\\/](?:client|ask-again|pause|body|encrypt-body|solve-proof)|ui[\\/]src[\\/]components[\\/]loaded[\\/]stale[^\\/]*)[.]/;

/** It names every icon; who takes one of them through it is seen to import that one. */
const BARREL =
  /[\\/]shared-kernel[\\/]ui[\\/]src[\\/]icons[\\/]icons\.ts$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.\w+$/;

/** Forms and the library under them: one file, since neither is of use without the other. */
const FORM = /[\\/]shared-kernel[\\/]forms[\\/]|[\\/]node_modules[\\/]react-hook-form[\\/]/;

/** What the frame brings after the first view, or when something failed: together, because each alone is smaller than its hash. */
const HOST_PARTS = /[\\/]host[\\/]src[\\/]/;

/** The HTTP client with what it asks again by and how it makes bodies, and the library under it. */
const CLIENT =
  /[\\/]shared-kernel[\\/]runtime[\\/]src[\\/]api[\\/](?:client|ask-again|pause|body|encrypt-body)[.]|[\\/]node_modules[\\/]ky[\\/]/;

/** What lies over a page: all of it stands on the same few modules, and apart each would be smaller than what names it. */
const OVERLAYS = /[\\/]shared-kernel[\\/]ui[\\/]src[\\/]components[\\/](?:confirm|dialog|overlay|popover|sheet)[\\/]/;

/** What is said of a wait and of old data. */
const NOTES =
  /[\\/]shared-kernel[\\/]ui[\\/]src[\\/](?:waiting[\\/]|regions[\\/]waiting-toast|components[\\/]loaded[\\/]stale)/;

/** Of empty and failed states: shown by name, and by what brings them itself. */
const DRAWINGS = /[\\/]shared-kernel[\\/]ui[\\/]src[\\/]components[\\/]drawings[\\/]/;

/** The entry's own chunk: one file less than with a chunk for the start areas, and joined modules are smaller. */
const FIRST_SCRIPT = 'host';

const LAZY_IMPORT = 'import()';

type Graph = Pick<ModuleGraph, 'getIncomingConnections'>;

const pathOf = (module: Module): string => module.nameForCondition() ?? '';

const isVendor = (module: Module): boolean => VENDORS.test(pathOf(module));

const isStartPath = (path: string): boolean => sharingOfFile(path) === 'start' && !LATER_FILE.test(path);

const STYLES = /\.css$/;

/** Styles that come with the first script, the host's own above all: one file with those of the start areas. */
const isStyleOfNoGroup = (module: Module): boolean => {
  const sharing = sharingOfFile(pathOf(module)) ?? 'plain';
  return STYLES.test(pathOf(module)) && sharing === 'plain';
};

const isKitPath = (path: string): boolean => sharingOfFile(path) === 'kit';

const isPlain = (path: string): boolean => sharingOfFile(path) === 'plain' || /[\\/]lucide-react[\\/]/.test(path);

/**
 * Whether a module belongs to a group: by its place, or, for the kernel's plain data and for icons, because something of
 * the group imports it. So a new contract or icon is where it is used, and no list has to know it.
 */
const createIsOf = (isOfGroup: (path: string) => boolean) => {
  const known = new Map<string, boolean>();
  const isOf = (module: Module, graph: Graph): boolean => {
    const path = pathOf(module);
    if (!isPlain(path)) return isOfGroup(path);
    if (BARREL.test(path)) return false;
    const answered = known.get(path);
    if (answered !== undefined) return answered;
    // Until it is answered: a circle of plain files is needed by somebody outside it, or by nobody.
    known.set(path, false);
    const answer = graph
      .getIncomingConnections(module)
      .some(
        ({ originModule, dependency }) =>
          originModule !== null && dependency.type !== LAZY_IMPORT && isOf(originModule, graph),
      );
    known.set(path, answer);
    return answer;
  };
  return (module: Module, { moduleGraph }: { readonly moduleGraph: Graph }): boolean => isOf(module, moduleGraph);
};

/** A file of its own for what belongs together, and for the plain parts that only it needs. */
const group = (name: string, isOfGroup: (path: string) => boolean) => ({
  name,
  chunks: 'async' as const,
  enforce: true,
  priority: 10,
  test: createIsOf(isOfGroup),
});

const alone = (name: string, place: RegExp) => ({
  ...group(name, () => false),
  test: (module: Module) => place.test(pathOf(module)),
});

/**
 * How the host's shared modules are grouped: left alone, each would be a chunk of its own (fifty requests and as many
 * hashes). Every first view needs `vendors`, which outlives releases, and the host's first script with the kernel's start
 * areas in it; `kit` is the rest of the light components, drawings and heavy ones stand alone.
 */
export const hostChunks = () => ({
  chunks: 'async' as const,
  cacheGroups: {
    vendors: { name: 'vendors', chunks: 'all' as const, enforce: true, priority: 30, test: isVendor },
    start: { name: FIRST_SCRIPT, chunks: 'all' as const, enforce: true, priority: 20, test: createIsOf(isStartPath) },
    styles: {
      name: FIRST_SCRIPT,
      chunks: 'initial' as const,
      enforce: true,
      priority: 20,
      test: isStyleOfNoGroup,
    },
    kit: group('kit', isKitPath),
    form: group('form', (path) => FORM.test(path)),
    later: alone('later', HOST_PARTS),
    overlays: alone('overlays', OVERLAYS),
    notes: alone('notes', NOTES),
    client: alone('client', CLIENT),
    drawings: alone('drawings', DRAWINGS),
  },
});
