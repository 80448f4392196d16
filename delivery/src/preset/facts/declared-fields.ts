import { readFileSync } from 'node:fs';
import type { Fields } from '@shared-kernel/contracts/wire/wire-problems';
import { fileOfRequest } from '../federation/kernel-sharing.ts';
import { eachNode, isNode, literalOf, type Node, parseSource, wordOf } from './syntax-tree.ts';

/** Choices in one order, so that a union reads alike however it was written. */
const typeText = (source: Buffer, offset: number, annotation: unknown): string => {
  if (!isNode(annotation)) return 'unknown';
  if (annotation.type === 'TsUnionType' && Array.isArray(annotation.types))
    return annotation.types
      .map((type) => typeText(source, offset, type))
      .sort()
      .join(' | ');
  const { start, end } = annotation.span as { readonly start: number; readonly end: number };
  const text = source.subarray(start - offset, end - offset).toString('utf8');
  return text.replaceAll(/\s+/g, ' ');
};

const inner = (node: Node): unknown => (node.typeAnnotation as Node | undefined)?.typeAnnotation;

/** What an interface declares by name: the fields of each member that is an object type, none for others. */
const membersOf = (file: string, name: string): Readonly<Record<string, Fields>> => {
  const source = readFileSync(file);
  const tree = parseSource({ path: file, text: source.toString('utf8') });
  // Places count from where the parser's table of sources begins, which moves with every parse, in bytes.
  const offset = (tree.span as { readonly start: number }).start - leadingBytes(source);
  const found: Record<string, Fields> = {};
  eachNode(tree, (node) => {
    if (node.type !== 'TsInterfaceDeclaration' || wordOf(node.id) !== name) return;
    for (const member of (node.body as { readonly body: readonly Node[] }).body) {
      const type = inner(member) as Node;
      const fields = Array.isArray(type.members) ? (type.members as readonly Node[]) : [];
      found[wordOf(member.key) ?? ''] = Object.fromEntries(
        fields.map((field) => [
          wordOf(field.key) ?? '',
          `${typeText(source, offset, inner(field))}${field.optional === true ? '?' : ''}`,
        ]),
      );
    }
  });
  return found;
};

/** A tree begins at its first token, behind comments and blank lines. */
const leadingBytes = (source: Buffer): number =>
  Buffer.byteLength(/^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*/.exec(source.toString('utf8'))?.[0] ?? '');

const kernelFile = (request: string, beside: string): string => {
  const file = fileOfRequest(request);
  if (file === undefined) throw new Error(`the kernel has no ${request}.`);
  return file.replace(/[^/\\]+$/, beside);
};

/** The events of the kernel with their payloads. */
export const eventPayloads = (): Readonly<Record<string, Fields>> =>
  membersOf(kernelFile('shared-kernel/events', 'event-map.ts'), 'EventMap');

/** The slots of the kernel with what an extension is handed. */
export const slotProps = (): Readonly<Record<string, Fields>> =>
  membersOf(kernelFile('@shared-kernel/contracts/release/slots', 'slots.ts'), 'SlotProps');

/** The white-label flags that the kernel names. */
export const knownFlags = (): readonly string[] => {
  const file = kernelFile('shared-kernel/brand', 'flag-name.ts');
  const names: string[] = [];
  eachNode(parseSource({ path: file, text: readFileSync(file, 'utf8') }), (node) => {
    const name = node.type === 'TsLiteralType' ? literalOf(node.literal) : null;
    if (name !== null) names.push(name);
  });
  return names.sort();
};
