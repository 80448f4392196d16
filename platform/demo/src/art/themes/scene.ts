import { motifNamed } from '../choose-motif.ts';
import { apart, lch } from '../colour.ts';
import { heroArt } from '../drawings.ts';
import type { MotifName } from '../motifs.ts';
import { cyclic, hash, seeded } from '../seed.ts';
import { disc, linear, n, path, radial } from '../shapes.ts';
import { FIESTA, familyOf, SEA } from './families.ts';

/** Colours of the page behind the reels, from the top of the screen to its foot, and of the cabinet. */
export interface SceneColours {
  readonly sky: string;
  readonly dusk: string;
  readonly glow: string;
  readonly foot: string;
  readonly cabinetTop: string;
  readonly cabinetFoot: string;
}

/** Lanterns at dusk. */
const DUSK: SceneColours = {
  sky: '#150c34',
  dusk: '#47205f',
  glow: '#8f3560',
  foot: '#2a1546',
  cabinetTop: '#120834',
  cabinetFoot: '#241046',
};

const WATER_HUE = 235;
const TOO_NEAR = 40;

/** A ground in this hue is mud. */
const OLIVE_HUE = 95;

const awayFrom = (hue: number): number => {
  const turned = (hue + 150) % 360;
  return apart(turned, OLIVE_HUE) < TOO_NEAR ? (hue + 270) % 360 : turned;
};

/** Fiesta games share the dusk, sea games the water; the others take their vendor's hue, turned away from the motif's. */
export const sceneColours = (feature: MotifName, vendorHue: number): SceneColours => {
  const family = familyOf(feature);
  if (family === FIESTA) return DUSK;
  const [own] = cyclic(motifNamed(feature).hues, 0);
  const wanted = family === SEA ? WATER_HUE : vendorHue;
  const hue = apart(wanted, own) < TOO_NEAR ? awayFrom(own) : wanted;
  return {
    sky: lch(0.19, 0.075, hue),
    dusk: lch(0.32, 0.11, hue + 12),
    glow: lch(0.45, 0.12, hue + 48),
    foot: lch(0.24, 0.085, hue + 8),
    cabinetTop: lch(0.17, 0.075, hue),
    cabinetFoot: lch(0.22, 0.095, hue + 8),
  };
};

const RAYS = 16;

const rays = (x: number, y: number): string =>
  Array.from({ length: RAYS }, (_, k) => {
    const from = (k * 2 * Math.PI) / RAYS;
    const to = from + Math.PI / RAYS;
    const end = (angle: number): string => `${n(x + 420 * Math.cos(angle))} ${n(y + 420 * Math.sin(angle))}`;
    return `M${x} ${y}L${end(from)}L${end(to)}Z`;
  }).join('');

/** Light behind the title: rays and drifting lights in the scene's colours. */
const lights = (colours: SceneColours, seed: string): string => {
  const random = seeded(hash(seed));
  const drifting = Array.from({ length: 18 }, () =>
    disc(
      random() * 400,
      random() * 176,
      3 + random() * 13,
      random() < 0.4 ? '#ffd15c' : '#fff',
      `opacity="${n(0.1 + random() * 0.2)}"`,
    ),
  ).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 176"><defs>' +
    linear('sb', [
      [0, colours.sky],
      [0.55, colours.dusk],
      [1, colours.glow],
    ]) +
    radial('sg', [
      [0, '#ffd27a', 0.7],
      [0.5, colours.glow, 0.4],
      [1, colours.glow, 0],
    ]) +
    `</defs>${path('M0 0H400V176H0Z', 'url(#sb)')}${path(rays(268, 84), '#fff', 'opacity=".08"')}` +
    `${disc(268, 84, 130, 'url(#sg)')}${drifting}</svg>`
  );
};

/** What lies behind the title of a game, 400 × 176. */
export const sceneOf = (feature: MotifName, colours: SceneColours, seed: string): string => {
  const family = familyOf(feature);
  if (family === FIESTA) return heroArt('lanterns');
  return family === SEA ? heroArt('reef') : lights(colours, seed);
};
