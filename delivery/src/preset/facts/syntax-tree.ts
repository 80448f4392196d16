import { parseSync } from '@swc/core';

/** A node of a syntax tree, as far as it is looked at here. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A file of TypeScript, with its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export const parseSource = ({ path, text }: SourceFile): Node =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }) as unknown as Node;

/** Visits every node below one, itself first. */
export const eachNode = (node: unknown, visit: (node: Node) => void): void => {
  if (!isNode(node)) return;
  if (typeof node.type === 'string') visit(node);
  for (const inner of Object.values(node)) eachNode(inner, visit);
};

/** The value of a string literal, and of an identifier its name; null for anything else. */
export const wordOf = (node: unknown): string | null => {
  if (!isNode(node) || typeof node.value !== 'string') return null;
  return node.type === 'StringLiteral' || node.type === 'Identifier' ? node.value : null;
};

export const literalOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : null;
