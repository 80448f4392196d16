import { motifNamed } from './choose-motif.ts';
import { lch } from './colour.ts';
import { drawMotif } from './draw-motif.ts';
import { lettering } from './lettering/lettering.ts';
import type { MotifName } from './motifs.ts';
import { type Ground, paletteOf } from './palette.ts';
import { cyclic, hash, seeded } from './seed.ts';
import { threeTones } from './shapes.ts';
import { EDGES, gradientsOf } from './tile.ts';

const NEUTRAL_HUE = 285;
const INK = '#213';
/** Symbols are drawn without regard to a vendor. */
const NEUTRAL_GROUND: Ground = {
  b0: lch(0.68, 0.13, NEUTRAL_HUE),
  b1: lch(0.43, 0.12, NEUTRAL_HUE),
  b2: lch(0.22, 0.075, NEUTRAL_HUE),
};

/** A motif alone on a clear field of 120 × 120: reel symbols, category pictures, empty states. */
export const symbolArt = (key: string, name: MotifName): string => {
  const id = `s${hash(key + name)
    .toString(36)
    .slice(0, 4)}`;
  const palette = paletteOf(id, cyclic(motifNamed(name).hues, 0), INK, NEUTRAL_GROUND);
  const body = drawMotif(name, palette, seeded(hash(key)), id);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" aria-hidden="true">` +
    `<defs>${gradientsOf(id, palette, () => true)}</defs><g ${EDGES}>${body}</g></svg>`
  );
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const WORDMARK_BOX = { x: 60, bottom: 34, width: 110, line: 15, lines: 30 } as const;

/** A title set large, for a game's own splash: 120 × 42. */
export const wordmark = (title: string): string => {
  const text = lettering(title, { weight: 2.7, join: 'round', arch: 3 }, WORDMARK_BOX);
  const id = `w${hash(title).toString(36).slice(0, 4)}`;
  const use = (stroke: string, width: number, more = ''): string =>
    `<use href="#${id}" stroke="${stroke}" stroke-width="${width.toFixed(1)}"${more}/>`;
  const axis = `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(text.top)}" y2="34"`;
  const face = threeTones(`${id}f`, ['#fffdf2', '#ffd76a', '#f08a1d'], axis);
  const light = ` transform="translate(-.2 ${(-text.stroke * 0.22).toFixed(1)})" opacity=".8"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -4 120 42" role="img" aria-label="${escaped(title)}">` +
    `<defs><path id="${id}" d="${text.d}"/>${face}</defs><g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    use('#2a0d33', text.stroke + 3.4, ' transform="translate(0 1.2)"') +
    use('#ff9a5c', text.stroke + 2.6) +
    use('#2a0d33', text.stroke + 1.8) +
    use(`url(#${id}f)`, text.stroke) +
    use('#fff', text.stroke * 0.22, light) +
    '</g></svg>'
  );
};
