import { drawingUrl, need } from './dom.js';

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

/** @param {string} url */
const decoded = async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
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
  const faces = Object.entries(theme.symbols).map(([symbol, { art, name }]) => {
    return /** @type {const} */ ([symbol, { url: drawingUrl(art), name: name[language] }]);
  });
  await Promise.all(faces.map(([, { url }]) => decoded(url)));
  return /** @type {Faces} */ (Object.fromEntries(faces));
};
