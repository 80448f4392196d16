import type { Look } from 'shared-kernel/contracts/release';
import { type BrandFolder, DEFAULT_BRAND } from '../base/brand-source.ts';
import { hashSource, sha256Hex } from '../base/digest.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { appIcon, type IconPurpose } from './app-icon.ts';
import { markIcon, markSymbol } from './brand-mark.ts';
import { withPictureAddresses } from './brand-pictures.ts';

/** What a document shows of a brand before any other file has come. */
export interface BrandLook {
  /** The brand whose look it is: the default one where the brand asked for has none. */
  readonly brand: string;
  readonly css: string;
  /** The inline CSS as a policy source. */
  readonly styleHash: string;
  readonly themeColor: string;
  /** Of words on that ground. */
  readonly textColor: string;
  /** The sign's drawing, for the body. */
  readonly symbol: string;
  readonly icon: string;
  /** The icon of the installed app, an SVG by itself. */
  readonly appIcons: Readonly<Record<IconPurpose, string>>;
  /** Another one whenever those look otherwise. */
  readonly iconRevision: string;
}

/** `look`: the live host's; left out where none is live. */
export type BrandLooks = (brand: string, look?: Look) => Promise<BrandLook>;

const REVISION_LENGTH = 12;

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

const make = async (brand: string, folder: BrandFolder, look: Look): Promise<BrandLook> => {
  const { css, colour } = brandStyle(look, withPictureAddresses(brand, folder));
  const iconFor = (purpose: IconPurpose) => appIcon(folder.mark, colour, purpose);
  const appIcons = { any: iconFor('any'), maskable: iconFor('maskable') };
  return {
    brand,
    css,
    styleHash: await hashSource(css),
    themeColor: colour('bg'),
    textColor: colour('text-1'),
    symbol: markSymbol(folder.mark, colour),
    icon: markIcon(folder.mark, colour),
    appIcons,
    iconRevision: (await sha256Hex(appIcons.any + appIcons.maskable)).slice(0, REVISION_LENGTH),
  };
};

/** Each brand's look, worked out once for each state of its folder. A brand without a folder, or with a broken one, gets the default look. */
export const createBrandLooks = ({ look: own, brands, log }: EdgeDeps): BrandLooks => {
  const made = new Map<string, { readonly revision: string; readonly base: Look; readonly look: Promise<BrandLook> }>();

  const lookOf = async (brand: string, base: Look): Promise<BrandLook | null> => {
    const folder = await brands(brand);
    if (folder === null) return null;
    const known = made.get(brand);
    if (known?.revision === folder.revision && known.base === base) return known.look;
    const look = make(brand, folder, base);
    made.set(brand, { revision: folder.revision, base, look });
    return look;
  };

  const failed = (brand: string) => (error: unknown) => {
    log({ level: 'error', event: 'brand.unreadable', detail: `${brand}: ${String(error)}` });
    return null;
  };

  return async (brand, base = own) => {
    const look =
      (await lookOf(brand, base).catch(failed(brand))) ??
      (await lookOf(DEFAULT_BRAND, base).catch(failed(DEFAULT_BRAND)));
    if (look === null)
      throw new Error(`There is no brand to show: the folder of '${DEFAULT_BRAND}' is missing or broken.`);
    return look;
  };
};
