import type { BrandLook } from '../brands/brand-look.ts';
import type { Asset } from '../releases/assets.ts';
import { BOOT_ELEMENT_ID, BOOT_SCRIPT, type BootData } from './boot-script.ts';
import { escapeHtml, jsonElement, tag } from './html.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';
import type { PageAssets } from './page-assets.ts';

interface HeadInput {
  readonly title: string;
  readonly description: string;
  readonly look: Pick<BrandLook, 'themeColor' | 'icon' | 'touchIcon' | 'css'>;
  /** Left out on error pages. */
  readonly manifest?: string;
}

const VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

const CROSS_ORIGIN = { crossorigin: 'anonymous' } as const;
const script = ({ url, integrity }: Asset, when: 'defer' | 'async'): string =>
  `${tag('script', { [when]: true, ...CROSS_ORIGIN, integrity, src: url })}</script>`;

/** Loads at once and is applied by the inline script, so that the skeleton does not wait for it. */
const stylePreload = ({ url, integrity }: Asset): string =>
  tag('link', { rel: 'preload', as: 'style', ...CROSS_ORIGIN, integrity, href: url });
const lateStyle = ({ url, integrity }: Asset): string =>
  tag('link', { rel: 'stylesheet', media: 'print', 'data-late': true, ...CROSS_ORIGIN, integrity, href: url });

/** Metadata of every document. */
export const baseHead = ({ title, description, look, manifest }: HeadInput): string =>
  [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: VIEWPORT }),
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('meta', { name: 'theme-color', content: look.themeColor }),
    tag('link', { rel: 'icon', href: look.icon }),
    look.touchIcon === undefined ? '' : tag('link', { rel: 'apple-touch-icon', href: look.touchIcon }),
    manifest === undefined ? '' : tag('link', { rel: 'manifest', href: manifest }),
    `<style>${look.css}</style>`,
  ].join('');

/** Starts the page in one wave of requests: the first calls, styles, the largest picture, the font and the code. */
export const startHead = (assets: PageAssets, boot: BootData, image: string | null): string =>
  [
    `<script>${OLD_BROWSER_SCRIPT}</script>`,
    jsonElement(BOOT_ELEMENT_ID, JSON.stringify(boot)),
    `<script>${BOOT_SCRIPT}</script>`,
    ...assets.styles.map(stylePreload),
    image === null ? '' : tag('link', { rel: 'preload', as: 'image', href: image, fetchpriority: 'high' }),
    ...assets.orderedScripts.map((asset) => script(asset, 'defer')),
    ...assets.chunks.map((asset) => script(asset, 'async')),
    assets.font === null
      ? ''
      : tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', ...CROSS_ORIGIN, href: assets.font.url }),
    ...assets.styles.map(lateStyle),
  ].join('');
