import { parseSync } from '@swc/core';
import type { WordPair } from './equal-words.ts';
import { isNode, type Node } from './used-keys.ts';

type Text = { readonly path: string; readonly text: string };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const nameOf = (key: unknown): string => (isNode(key) ? String(key.value ?? '') : '');

/** `${amount} is in your balance` as `{} is in your balance`. */
const templateOf = ({ quasis }: Node): string =>
  listOf(quasis)
    .map((part) => (isNode(part) ? String(part.cooked ?? '') : ''))
    .join('{}');

/** The strings of an expression in their order, each with the names that lead to it. */
const textsOf = (node: unknown, path: string): readonly Text[] => {
  if (!isNode(node)) return [];
  if (node.type === 'StringLiteral') return [{ path, text: String(node.value) }];
  if (node.type === 'TemplateLiteral') return [{ path, text: templateOf(node) }];
  if (node.type === 'KeyValueProperty') return textsOf(node.value, `${path}.${nameOf(node.key)}`);
  const inside = [node.properties, node.elements, node.arguments].flatMap(listOf);
  return inside.flatMap((part, index) =>
    isNode(part) && part.type === 'KeyValueProperty'
      ? textsOf(part, path)
      : textsOf(isNode(part) && isNode(part.expression) ? part.expression : part, `${path}.${index}`),
  );
};

const propertiesOf = (node: Node): ReadonlyMap<string, unknown> =>
  new Map(
    listOf(node.properties)
      .filter(isNode)
      .filter(({ type }) => type === 'KeyValueProperty')
      .map(({ key, value }) => [nameOf(key), value]),
  );

const visit = (node: unknown, found: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const part of node) visit(part, found);
  else if (isNode(node)) {
    if (node.type === 'ObjectExpression') found(node);
    for (const part of Object.values(node)) visit(part, found);
  }
};

/** What a source says in both languages side by side: the strings of each `{ EN: …, TY: … }` that have a twin. */
export const readPairs = (file: string, code: string): readonly WordPair[] => {
  const pairs: WordPair[] = [];
  visit(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }).body, (object) => {
    const languages = propertiesOf(object);
    const filipino = new Map(textsOf(languages.get('TY'), '').map(({ path, text }) => [path, text]));
    for (const { path, text } of textsOf(languages.get('EN'), '')) {
      const ty = filipino.get(path);
      if (ty !== undefined) pairs.push({ where: `${file}${path}`, en: text, ty });
    }
  });
  return pairs;
};
