import { drawingUrl, make, need } from '../../kit/dom.js';

/** @import { SlotState, SlotSymbol, SlotTheme } from './types.d.ts' */
/** @typedef {{ readonly url: string, readonly name: string }} Face */
/** @typedef {Readonly<Record<SlotSymbol, Face>>} Faces */

/** @type {Readonly<Record<keyof SlotTheme['colours'], string>>} */
const PROPERTY = {
  sky: '--sky',
  dusk: '--dusk',
  glow: '--glow',
  foot: '--foot',
  cabinetTop: '--cabinet-top',
  cabinetFoot: '--cabinet-foot',
};

/** Symbols are drawn once, at the largest size that a phone shows them in. */
const FACE_PIXELS = 256;

/**
 * A symbol as a picture of pixels: sixty vectors moving at once are more than a slow phone can draw. Where a browser
 * will not make one, the vector itself.
 *
 * @param {string} svg
 */
const faceUrl = async (svg) => {
  const image = new Image(FACE_PIXELS, FACE_PIXELS);
  image.src = drawingUrl(svg.replace('<svg ', `<svg width="${FACE_PIXELS}" height="${FACE_PIXELS}" `));
  try {
    await image.decode();
    const canvas = make('canvas', { width: String(FACE_PIXELS), height: String(FACE_PIXELS) });
    canvas.getContext('2d')?.drawImage(image, 0, 0, FACE_PIXELS, FACE_PIXELS);
    return canvas.toDataURL('image/png');
  } catch {
    return image.src;
  }
};

/**
 * Dresses the page as the game and gives its symbols' faces, once their drawings can be painted.
 *
 * @param {SlotState} state
 * @param {'EN' | 'TY'} language
 * @returns {Promise<Faces>}
 */
export const applyTheme = async ({ theme, title }, language) => {
  for (const [key, property] of Object.entries(PROPERTY)) {
    const colour = theme.colours[/** @type {keyof SlotTheme['colours']} */ (key)];
    document.documentElement.style.setProperty(property, colour);
  }
  document.title = title;
  need('scene', HTMLImageElement).src = drawingUrl(theme.scene);
  const wordmark = need('wordmark', HTMLImageElement);
  wordmark.src = drawingUrl(theme.wordmark);
  wordmark.alt = title;
  const faces = await Promise.all(
    Object.entries(theme.symbols).map(async ([symbol, { art, name }]) => {
      return /** @type {const} */ ([symbol, { url: await faceUrl(art), name: name[language] }]);
    }),
  );
  return /** @type {Faces} */ (Object.fromEntries(faces));
};
