import type { Look } from 'shared-kernel/contracts/release';

/** What the document needs to look like a brand before any stylesheet has arrived. */
export interface BrandStyle {
  /** The critical CSS with the brand's tokens, in one line. */
  readonly css: string;
  /** A token's value, for what stands outside stylesheets. */
  readonly colour: (token: string) => string;
}

const minify = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

const tokenIn = (css: string, token: string): string | undefined =>
  new RegExp(`--${token}:\\s*([^;}]+)`).exec(css)?.[1]?.trim();

/** Twice as specific as the default look's `:root`, whichever of the two comes later. */
const BRAND_SELECTOR = ':root[data-brand]';

/**
 * The look that was cut when the host was built, with a brand's tokens over the default look's. Those are all there: no
 * stylesheet brings them later. `tokens`: declarations, without a selector.
 */
export const brandStyle = (look: Look, tokens: string): BrandStyle => ({
  css: tokens === '' ? look.css : `${look.css}@layer tokens{${BRAND_SELECTOR}{${minify(tokens)}}}`,
  colour: (token) => tokenIn(tokens, token) ?? look.tokens[`--${token}`] ?? 'currentColor',
});
