import { eachNode, isNode, literalOf, type Node, parseSource, type SourceFile, wordOf } from './syntax-tree.ts';

/** What sources name of what packages have in common, each word once. */
export interface NamedInSources {
  readonly publishes: ReadonlySet<string>;
  readonly subscribes: ReadonlySet<string>;
  readonly shows: ReadonlySet<string>;
  readonly flags: ReadonlySet<string>;
}

type Kind = keyof NamedInSources;

/** What a word is that stands first in a call of one of these functions of the kernel. */
const CALLS: Readonly<Record<string, { readonly from: RegExp; readonly kind: Kind }>> = {
  publish: { from: /\b(?:events|bus)\b/, kind: 'publishes' },
  subscribe: { from: /\b(?:events|bus)\b/, kind: 'subscribes' },
  useEvent: { from: /\b(?:events|use-event)\b/, kind: 'subscribes' },
  hasFlag: { from: /\bbrand\b/, kind: 'flags' },
  useFlag: { from: /\bbrand\b/, kind: 'flags' },
};

const OUTLET = 'SlotOutlet';

/** Worth parsing: the others name nothing of it. */
const NAMES_SOMETHING = /\b(?:publish|subscribe|useEvent|hasFlag|useFlag|flags?|isOn|SlotOutlet)\b/;

/** The kernel's functions in a module, by the name that they have there. */
const importsOf = (tree: Node): ReadonlyMap<string, Kind> => {
  const found = new Map<string, Kind>();
  eachNode(tree, (node) => {
    if (node.type !== 'ImportDeclaration') return;
    const source = literalOf(node.source) ?? '';
    for (const specifier of node.specifiers as readonly Node[]) {
      const local = wordOf(specifier.local) ?? '';
      const call = CALLS[wordOf(specifier.imported) ?? local];
      if (call?.from.test(source)) found.set(local, call.kind);
    }
  });
  return found;
};

const firstArgument = (node: Node): string | null => {
  const [first] = node.arguments as readonly { readonly expression: unknown }[];
  return first === undefined ? null : literalOf(first.expression);
};

/** `publish('…')`, `brand.flags.NAME`, `<SlotOutlet name="…">`, `{ flag: 'NAME' }`, and a literal that is a flag's name. */
const namedBy = (
  node: Node,
  imports: ReadonlyMap<string, Kind>,
  known: ReadonlySet<string>,
): readonly [Kind, string | null] | null => {
  if (node.type === 'CallExpression') {
    const kind = imports.get(wordOf(node.callee) ?? '');
    return kind === undefined ? null : [kind, firstArgument(node)];
  }
  if (node.type === 'MemberExpression' && isNode(node.object) && wordOf(node.object.property) === 'flags')
    return ['flags', wordOf(node.property)];
  if (node.type === 'KeyValueProperty' && wordOf(node.key) === 'flag') return ['flags', literalOf(node.value)];
  if (node.type === 'StringLiteral' && known.has(String(node.value))) return ['flags', String(node.value)];
  return shownBy(node);
};

const shownBy = (node: Node): readonly [Kind, string | null] | null => {
  if (node.type !== 'JSXOpeningElement' || wordOf(node.name) !== OUTLET) return null;
  const name = (node.attributes as readonly Node[]).find((attribute) => wordOf(attribute.name) === 'name');
  return ['shows', literalOf(name?.value)];
};

/**
 * Reads from sources which events they publish and hear, which slots they show and which flags they read. A flag that
 * `known` names counts wherever it stands: rules are handed on as functions and tables.
 */
export const namedInSources = (sources: Iterable<SourceFile>, known: readonly string[]): NamedInSources => {
  const found = {
    publishes: new Set<string>(),
    subscribes: new Set<string>(),
    shows: new Set<string>(),
    flags: new Set<string>(),
  };
  const flags = new Set(known);
  for (const source of sources) {
    if (!NAMES_SOMETHING.test(source.text)) continue;
    const tree = parseSource(source);
    const imports = importsOf(tree);
    eachNode(tree, (node) => {
      const [kind, name] = namedBy(node, imports, flags) ?? [];
      if (kind !== undefined && typeof name === 'string') found[kind].add(name);
    });
  }
  return found;
};
