/** What the document needs to look like a brand before any stylesheet has arrived. */
export interface BrandStyle {
  /** The critical CSS of this brand alone, in one line. */
  readonly css: string;
  readonly themeColor: string;
  readonly accent: readonly [from: string, to: string];
}

const BRAND_RULE = /\[data-brand=['"]?([\w-]+)['"]?\][^{}]*\{[^{}]*\}/g;
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

const tokenOf = (css: string, brand: string, name: string): string | undefined => {
  const own = [...css.matchAll(BRAND_RULE)].filter(([, ruleBrand]) => ruleBrand === brand).map(([rule]) => rule);
  const pattern = new RegExp(`--${name}:\\s*([^;}]+)`);
  return [...own, css].map((rule) => pattern.exec(rule)?.[1]?.trim()).find((value) => value !== undefined);
};

/** The part of the critical CSS that a brand uses, with the colours that stand outside stylesheets. */
export const brandStyle = (criticalCss: string, brand: string): BrandStyle => {
  const colour = (name: string): string => tokenOf(criticalCss, brand, name) ?? 'currentColor';
  const own = criticalCss
    .replace(BRAND_RULE, (rule, ruleBrand) => (ruleBrand === brand ? rule : ''))
    .replace(FONT_FACE, '')
    .replace(DECLARATION_WITH_FILE, '');
  return {
    css: minify(withoutUnusedTokens(own)),
    themeColor: colour('bg'),
    accent: [colour('accent-from'), colour('accent-to')],
  };
};
