import type { ReleaseDocument } from 'shared-kernel/contracts/release';
import type { BrandStyle } from './styles.ts';

export type Brand = ReleaseDocument['startup']['whitelabel']['brand'];

/** Each brand's sign, painted with `G` for its gradient: the same drawings as the kernel's icons. */
const MARKS = {
  tala: '<path d="M0-16L3.1-7.6 11.3-11.3 7.6-3.1 16 0 7.6 3.1 11.3 11.3 3.1 7.6 0 16-3.1 7.6-11.3 11.3-7.6 3.1-16 0-7.6-3.1-11.3-11.3-3.1-7.6Z" fill="G"/><path d="M0-16L3.1-7.6 0 0ZM11.3-11.3L7.6-3.1 0 0ZM16 0L7.6 3.1 0 0ZM11.3 11.3L3.1 7.6 0 0ZM0 16L-3.1 7.6 0 0ZM-11.3 11.3L-7.6 3.1 0 0ZM-16 0L-7.6-3.1 0 0ZM-11.3-11.3L-3.1-7.6 0 0Z" fill="#fff" opacity=".38"/><circle r="3.4" fill="EYE"/>',
  mabuhay:
    '<path d="M-10 6A10 10 0 0 1 10 6Z" fill="G"/><path d="M0-8V-15M-8-4.6L-13-10M8-4.6L13-10M-12 3L-16.4 1.4M12 3L16.4 1.4" stroke="G" stroke-width="3" stroke-linecap="round"/><path d="M-15 11Q-10 7-5 11T5 11T15 11" fill="none" stroke="#211b30" stroke-width="3" stroke-linecap="round"/>',
  luna: '<path d="M4-15A15.4 15.4 0 1 0 15 6A12.4 12.4 0 0 1 4-15Z" fill="G"/><path d="M9-10L10.6-5.6 15-4 10.6-2.4 9 2 7.4-2.4 3-4 7.4-5.6Z" fill="#fff"/>',
};

export const isBrand = (name: string): name is Brand => Object.hasOwn(MARKS, name);

/** The brand's sign as an SVG that needs nothing around it; a brand that is newer than this file bears the first one's. */
export const brandMark = (brand: Brand, { accent: [from, to], themeColor }: BrandStyle): string => {
  const gradient = `<linearGradient id="mark" x2=".9" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const shapes = (MARKS[brand as keyof typeof MARKS] ?? MARKS.tala)
    .replaceAll('"G"', '"url(#mark)"')
    .replace('EYE', themeColor);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-17 -17 34 34" aria-hidden="true">${gradient}${shapes}</svg>`;
};

/** The sign as the page's icon, so that no browser asks for `/favicon.ico`. */
export const brandIcon = (mark: string): string => `data:image/svg+xml,${encodeURIComponent(mark)}`;
