import type { Look } from '@shared-kernel/contracts/release/release';
import { type BrandFolder, DEFAULT_BRAND } from '../base/brand-source.ts';
import { hashSource, sha256Hex } from '../base/digest.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { appIcon, type IconPurpose } from './app-icon.ts';
import { markIcon, markSymbol } from './brand-mark.ts';
import { withPictureAddresses } from './brand-pictures.ts';
import { type PngIcon, pngIcons, touchIcon } from './png-icons.ts';

/** A brand's look in the document, before any other file has loaded. */
export interface BrandLook {
  /** The default brand if the requested one has no folder. */
  readonly brand: string;
  readonly css: string;
  /** The inline CSS as a policy source. */
  readonly styleHash: string;
  readonly themeColor: string;
  /** Text colour on `themeColor`. */
  readonly textColor: string;
  /** The mark as an SVG symbol, for the body. */
  readonly symbol: string;
  readonly icon: string;
  /** Icons of the installed app, as SVG files. */
  readonly appIcons: Readonly<Record<IconPurpose, string>>;
  /** Hash of `appIcons`. */
  readonly iconRevision: string;
  /** The same as PNG files, where the brand's folder has them. */
  readonly pngIcons: readonly PngIcon[];
  readonly touchIcon: string | undefined;
}

/** `look`: that of the live host, if any. */
export type BrandLooks = (brand: string, look?: Look) => Promise<BrandLook>;

const REVISION_LENGTH = 12;

/** A brand's critical styles. */
export interface BrandStyle {
  /** The critical CSS with the brand's tokens, in one line. */
  readonly css: string;
  /** A token's value, for use outside of stylesheets. */
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

/** More specific than the default look's `:root`, in any order. */
const BRAND_SELECTOR = ':root[data-brand]';

/**
 * The critical CSS of the host's build with a brand's tokens over the default ones. It holds all of the brand's tokens: no stylesheet
 * loads them later. `tokens`: declarations without a selector.
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
    pngIcons: pngIcons(brand, folder),
    touchIcon: touchIcon(brand, folder),
  };
};

/** Caches each brand's look by the revision of its folder. A brand with a missing or broken folder gets the default look. */
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
