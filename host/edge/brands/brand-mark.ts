import { BRAND_MARK_ID } from '@shared-kernel/contracts/system/document';

const MARK = /<svg[^>]*\bviewBox="([-\d. ]+)"[^>]*>([\s\S]*)<\/svg>/;
const TOKEN_USE = /var\(--([\w-]+)\)/g;

interface Drawing {
  readonly viewBox: string;
  readonly shapes: string;
}

/** Throws with the reason if the file is not an SVG that can be inlined. */
const drawingOf = (mark: string): Drawing => {
  const [, viewBox, shapes] = MARK.exec(mark) ?? [];
  if (viewBox === undefined || shapes === undefined) throw new Error('mark.svg has to be one <svg> with a viewBox.');
  if (/<script|\son\w+=|href=/i.test(shapes)) throw new Error('mark.svg holds a script or a link.');
  return { viewBox, shapes: shapes.trim() };
};

/**
 * The mark as an SVG symbol, once in a page and referenced from everywhere. It carries the values of its tokens, since the critical CSS
 * has only the tokens that its own rules use; and its place in a style of its own, since that CSS comes with the host's release, which may be an older one.
 */
export const markSymbol = (mark: string, colour: (token: string) => string): string => {
  const { viewBox, shapes: drawn } = drawingOf(mark);
  const shapes = drawn.replace(TOKEN_USE, (_, token: string) => `var(--${token},${colour(token)})`);
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><symbol id="${BRAND_MARK_ID}" viewBox="${viewBox}">${shapes}</symbol></svg>`;
};

/** A reference to the symbol. */
export const MARK_USE = `<svg aria-hidden="true"><use href="#${BRAND_MARK_ID}"/></svg>`;

/** The mark with its tokens replaced by colours. */
export const paintedMark = (mark: string, colour: (token: string) => string): Drawing => {
  const { viewBox, shapes } = drawingOf(mark);
  return { viewBox, shapes: shapes.replace(TOKEN_USE, (_, token: string) => colour(token)) };
};

/** The mark as the page's icon, which saves the browser's request for `/favicon.ico`. */
export const markIcon = (mark: string, colour: (token: string) => string): string => {
  const { viewBox, shapes } = paintedMark(mark, colour);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
