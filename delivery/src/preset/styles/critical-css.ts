import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Look } from '@shared-kernel/contracts/release/release';
import { type Declaration, transform, type Visitor } from 'lightningcss';

const require = createRequire(import.meta.url);

/** The kernel's part, in cascade order. */
const KERNEL_STYLES = ['layers.css', 'reset.css', 'tokens.css'];

const LAYER_ORDER = /@layer [\w, -]+;/;

type Visit = (type: string, value: unknown) => void;

/** Every typed value inside a declaration, however deep. */
const eachValue = (value: unknown, visit: Visit): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'value' in value && typeof value.type === 'string') visit(value.type, value.value);
  for (const inner of Object.values(value)) eachValue(inner, visit);
};

const tokensUsedIn = (declaration: Declaration): string[] => {
  const used: string[] = [];
  eachValue(declaration, (type, value) => {
    const { name } = (value ?? {}) as { readonly name?: { readonly ident?: string } };
    if (type === 'var' && name?.ident !== undefined) used.push(name.ident);
  });
  return used;
};

/** Files have addresses relative to where they were written; the site's stylesheets bring them. */
const namesFile = (declaration: Declaration): boolean => {
  let isFound = false;
  eachValue(declaration, (type, value) => {
    const { url } = (value ?? {}) as { readonly url?: unknown };
    if (type === 'url' && typeof url === 'string' && !url.startsWith('data:')) isFound = true;
  });
  return isFound;
};

const tokenOf = (declaration: Declaration): string | null =>
  declaration.property === 'custom' && declaration.value.name.startsWith('--') ? declaration.value.name : null;

const visit = (css: Uint8Array, visitor: Visitor<never>): Uint8Array =>
  transform({ filename: 'critical.css', code: css, minify: true, visitor }).code;

/** The tokens that some rule needs, itself or through another token. */
const usedTokens = (css: Uint8Array): ReadonlySet<string> => {
  const byToken = new Map<string, string[]>();
  const queue: string[] = [];
  visit(css, {
    Declaration: (declaration) => {
      const token = tokenOf(declaration);
      const uses = tokensUsedIn(declaration);
      if (token === null) queue.push(...uses);
      else byToken.set(token, [...(byToken.get(token) ?? []), ...uses]);
    },
  });
  const used = new Set<string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...(byToken.get(name) ?? []));
  }
  return used;
};

const TOKEN = /(--[\w-]+):([^;{}]*)/g;

/**
 * Cuts what a document has to inline out of stylesheets: without fonts and files, without the tokens that no rule of it
 * needs, minified. The site's stylesheets bring the rest; what stands outside stylesheets has every token by name.
 */
export const cutLook = (css: string): Look => {
  const withoutFiles = visit(Buffer.from(css), {
    Rule: { 'font-face': () => [] },
    Declaration: (declaration) => (namesFile(declaration) ? [] : undefined),
  });
  const used = usedTokens(withoutFiles);
  const cut = visit(withoutFiles, {
    Declaration: (declaration) => {
      const token = tokenOf(declaration);
      return token !== null && !used.has(token) ? [] : undefined;
    },
  });
  const tokens = [...Buffer.from(withoutFiles).toString('utf8').matchAll(TOKEN)];
  return {
    // The order of layers that are empty here counts for every stylesheet that comes later, in whatever order.
    css: `${LAYER_ORDER.exec(css)?.[0] ?? ''}${Buffer.from(cut).toString('utf8')}`,
    tokens: Object.fromEntries(tokens.map(([, name = '', value = '']) => [name, value])),
  };
};

/** The files that a host's look is cut from: the kernel's, then the skeleton's own. */
export const lookFiles = (skeleton: string): readonly string[] => [
  ...KERNEL_STYLES.map((name) => require.resolve(`@shared-kernel/ui/styles/${name}`)),
  skeleton,
];

/** What the documents of a host inline: the kernel's look and the skeleton, of the sources as they are. */
export const readLook = (skeleton: string): Look =>
  cutLook(
    lookFiles(skeleton)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
