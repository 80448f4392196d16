/** What the document needs to look like a brand before any stylesheet has arrived. */
export interface BrandStyle {
  /** The critical CSS with the brand's tokens, in one line. */
  readonly css: string;
  /** A token's value, for what stands outside stylesheets. */
  readonly colour: (token: string) => string;
}

/** Their addresses are relative to the file they were written in; the site's stylesheets bring them. */
const FONT_FACE = /@font-face\s*\{[^{}]*\}/g;
const DECLARATION_WITH_FILE = /[\w-]+:[^;{}]*\burl\((?!['"]?data:)[^;{}]*;?/g;

const minify = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

const TOKEN = /(--[\w-]+):([^;{}]*);?/g;
const TOKEN_USE = /var\((--[\w-]+)/g;

const usesIn = (css: string): string[] => [...css.matchAll(TOKEN_USE)].map(([, name = '']) => name);

/** Drops the tokens that no rule needs, not even through another token: the site's stylesheets bring them all. */
const withoutUnusedTokens = (css: string): string => {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(TOKEN)) values.set(name, `${values.get(name) ?? ''} ${value}`);
  const used = new Set<string>();
  const queue = usesIn(css.replace(TOKEN, ''));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...usesIn(values.get(name) ?? ''));
  }
  return css.replace(TOKEN, (declaration, name) => (used.has(name) ? declaration : ''));
};

const tokenIn = (css: string, token: string): string | undefined =>
  new RegExp(`--${token}:\\s*([^;}]+)`).exec(css)?.[1]?.trim();

/** Twice as specific as the default look's `:root`, whichever of the two comes later. */
const BRAND_SELECTOR = ':root[data-brand]';

/**
 * The critical CSS with a brand's tokens over the default look's. The tokens are all there: no stylesheet brings them later.
 * `tokens`: declarations, without a selector.
 */
export const brandStyle = (criticalCss: string, tokens: string): BrandStyle => {
  const base = minify(withoutUnusedTokens(criticalCss.replace(FONT_FACE, '').replace(DECLARATION_WITH_FILE, '')));
  return {
    css: tokens === '' ? base : `${base}@layer tokens{${BRAND_SELECTOR}{${minify(tokens)}}}`,
    colour: (token) => tokenIn(tokens, token) ?? tokenIn(criticalCss, token) ?? 'currentColor',
  };
};
