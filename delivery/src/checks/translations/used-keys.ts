import { parseSync } from '@swc/core';

/** What one source file says about keys. */
export interface KeyUse {
  /** The namespaces that it names in `useTranslation('…')`; none for a table or a manifest. */
  readonly namespaces: ReadonlySet<string>;
  /** Kernel areas whose words it speaks by their hook: `useCommonTexts()` for `common`. */
  readonly areas: ReadonlySet<string>;
  /** Every string that it holds: a key in a table is one of them. */
  readonly strings: ReadonlySet<string>;
  /** Keys with a part that is known at run time only: `menu.${name}`. One part never holds a dot. */
  readonly patterns: readonly RegExp[];
  /** What it hands to `t(…)`, or names as a route's title: these must exist. */
  readonly asked: readonly (string | RegExp)[];
}

export type Node = { readonly type?: string; readonly [field: string]: unknown };

/** Whether a value of a syntax tree is a part of it. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Null for a template whose first part names no group of keys: it would fit every key. */
const patternOf = (template: Node): RegExp | null => {
  const parts = listOf(template.quasis).map(({ cooked }) => textOf(cooked));
  return parts[0]?.includes('.') ? new RegExp(`^${parts.map(literally).join('[^.]+')}$`) : null;
};

/** The keys that an expression can come to: a literal, a template, either side of a condition. */
const keysOf = (expression: Node): readonly (string | RegExp)[] => {
  if (expression.type === 'StringLiteral') return [textOf(expression.value)];
  if (expression.type === 'TemplateLiteral') return [patternOf(expression)].filter((pattern) => pattern !== null);
  if (expression.type !== 'ConditionalExpression') return [];
  return [expression.consequent, expression.alternate].filter(isNode).flatMap(keysOf);
};

const firstArgument = (call: Node): Node | undefined => {
  const expression = listOf(call.arguments)[0]?.expression;
  return isNode(expression) ? expression : undefined;
};

/** A kernel area's own words come by a hook that is named for it. */
const AREA_HOOK = /^use([A-Z][a-z]+)Texts$/;

class Reader {
  readonly namespaces = new Set<string>();
  readonly strings = new Set<string>();
  readonly areas = new Set<string>();
  readonly patterns: RegExp[] = [];
  readonly asked: (string | RegExp)[] = [];
  /** Values of properties called `title`. */
  readonly titles: (string | RegExp)[] = [];

  readonly #visitors: Readonly<Record<string, (node: Node) => void>> = {
    StringLiteral: (node) => this.strings.add(textOf(node.value)),
    TemplateLiteral: (node) => {
      const pattern = patternOf(node);
      if (pattern !== null) this.patterns.push(pattern);
    },
    CallExpression: (node) => this.#visitCall(node),
    KeyValueProperty: ({ key, value }) => {
      if (!isNode(key) || !isNode(value)) return;
      if (key.value === 'title') this.titles.push(...keysOf(value));
      // A form's field names the group of its own messages (`says: 'field.username'`).
      if (key.value === 'says') this.patterns.push(new RegExp(`^${literally(textOf(value.value))}\\.[^.]+$`));
    },
  };

  #visitCall(call: Node): void {
    const callee = isNode(call.callee) ? call.callee.value : undefined;
    const area = AREA_HOOK.exec(textOf(callee))?.[1];
    if (area !== undefined) this.areas.add(area.toLowerCase());
    const argument = firstArgument(call);
    if (argument === undefined) return;
    // A form says its page's own texts for the server's codes (`refused.login.dormant`).
    if (callee === 'useAppForm') this.patterns.push(/^refused\..+$/);
    if (callee === 't') this.asked.push(...keysOf(argument));
    if (callee === 'useTranslation') this.namespaces.add(textOf(argument.value));
  }

  visit(value: unknown): void {
    if (Array.isArray(value)) {
      for (const each of value) this.visit(each);
      return;
    }
    // A type says which keys there may be, not that one is shown; an import's source is no key.
    if (!isNode(value) || value.type === 'TsLiteralType' || value.type === 'ImportDeclaration') return;
    this.#visitors[value.type ?? '']?.(value);
    for (const field of Object.values(value)) if (isNode(field)) this.visit(field);
  }
}

/** Reads a source file's use of keys. A manifest's titles are asked for by the frame. */
export const readKeyUse = (file: string, source: string): KeyUse => {
  const reader = new Reader();
  reader.visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body);
  const { namespaces, areas, strings, patterns, asked, titles } = reader;
  return {
    namespaces,
    areas,
    strings,
    patterns,
    asked: file.endsWith('/manifest.ts') ? [...asked, ...titles] : asked,
  };
};
