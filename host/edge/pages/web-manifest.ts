import type { Language } from '@shared-kernel/contracts/system/values';
import { home } from '@shared-kernel/contracts/wire/addresses';
import { ICON_PURPOSES } from '../brands/app-icon.ts';
import type { BrandLook } from '../brands/brand-look.ts';
import { HTML_LANG } from '../request-context/language.ts';
import { WORDS } from './words.ts';

export const MANIFEST_PATH = '/m/_manifest.webmanifest';
export const APP_ICON_PATH = '/m/_icon/:purpose{any|maskable}/:look{[0-9a-f]+}';
/** The current icon under a URL without a revision, for the settings' `AppDownloadIcon`. */
export const PRESENT_ICON_PATH = '/m/_icon/:purpose{any|maskable}';

/** Documents link the manifest of their language, so it needs no cookie. */
export const manifestLink = (language: Language): string => `${MANIFEST_PATH}?language=${language}`;

interface ManifestInput {
  readonly name: string;
  readonly language: Language;
  readonly look: Pick<BrandLook, 'themeColor' | 'iconRevision' | 'pngIcons'>;
  /** The operator's own icon, listed before those made of the brand's mark. */
  readonly ownIcon: string | null;
}

const DAY_S = 86_400;

/** The web manifest: a brand's name, colours and icons, and the scope `/m/`. */
export const manifestAnswer = ({ name, language, look, ownIcon }: ManifestInput): Response => {
  const manifest = {
    id: home,
    name,
    short_name: name,
    description: WORDS[language].description,
    lang: HTML_LANG[language],
    dir: 'ltr',
    start_url: home,
    scope: '/m/',
    display: 'standalone',
    background_color: look.themeColor,
    theme_color: look.themeColor,
    categories: ['games', 'entertainment'],
    icons: [
      ...(ownIcon === null ? [] : [{ src: ownIcon, sizes: 'any', purpose: 'any' }]),
      ...ICON_PURPOSES.map((purpose) => ({
        src: `/m/_icon/${purpose}/${look.iconRevision}`,
        type: 'image/svg+xml',
        sizes: 'any',
        purpose,
      })),
      ...look.pngIcons,
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': `public, max-age=${DAY_S}` },
  });
};
