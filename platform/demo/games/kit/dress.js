import { drawingUrl, make, need } from './dom.js';

/** @import { Language, SymbolTheme } from './types.d.ts' */
/** @typedef {{ readonly url: string, readonly name: string }} Face */
/** @template {string} GameSymbol @typedef {Readonly<Record<GameSymbol, Face>>} FacesOf */

/** @type {Readonly<Record<keyof SymbolTheme['colours'], string>>} */
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
 * @template {string} GameSymbol
 * @param {{ readonly theme: SymbolTheme<GameSymbol>, readonly title: string }} state
 * @param {Language} language
 * @returns {Promise<FacesOf<GameSymbol>>}
 */
export const applyTheme = async ({ theme, title }, language) => {
  for (const [key, property] of Object.entries(PROPERTY)) {
    const colour = theme.colours[/** @type {keyof SymbolTheme['colours']} */ (key)];
    document.documentElement.style.setProperty(property, colour);
  }
  document.title = title;
  need('scene', HTMLImageElement).src = drawingUrl(theme.scene);
  const wordmark = need('wordmark', HTMLImageElement);
  wordmark.src = drawingUrl(theme.wordmark);
  wordmark.alt = title;
  const symbols = /** @type {[GameSymbol, SymbolTheme['symbols'][string]][]} */ (Object.entries(theme.symbols));
  const faces = await Promise.all(
    symbols.map(async ([symbol, { art, name }]) => {
      return /** @type {const} */ ([symbol, { url: await faceUrl(art), name: name[language] }]);
    }),
  );
  return /** @type {FacesOf<GameSymbol>} */ (Object.fromEntries(faces));
};
