const channel = (linear: number): string => {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
    .toString(16)
    .padStart(2, '0');
};

const CHROMA_STEP = 0.008;
const GAMUT_SLACK = 0.001;

/**
 * OKLCH as `#rrggbb`: lightness 0–1, chroma, hue in degrees. It keeps every tile at the same lightness whatever the
 * vendor's hue; chroma is reduced until sRGB holds the colour.
 */
export const lch = (lightness: number, chroma: number, hue: number): string => {
  for (let held = chroma; ; held -= CHROMA_STEP) {
    const a = held * Math.cos((hue * Math.PI) / 180);
    const b = held * Math.sin((hue * Math.PI) / 180);
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    const isOutside = rgb.some((value) => value < -GAMUT_SLACK || value > 1 + GAMUT_SLACK);
    if (held > 0 && isOutside) continue;
    return `#${rgb.map(channel).join('')}`;
  }
};

const linearOf = (encoded: number): number =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;

/** The same lightness and chroma in another hue of OKLCH. `hex`: `#rrggbb`. */
export const withHue = (hex: string, hue: number): string => {
  const channelAt = (at: number): number => linearOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channelAt(1), channelAt(3), channelAt(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return lch(lightness, Math.hypot(a, across), hue);
};

/** Degrees between two hues, 0–180. */
export const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

export type Tones = readonly [light: string, middle: string, shade: string];

/**
 * Light, middle, shade of a hue. Reds light up to orange and yellows shade to orange, never to pink or olive; the rest
 * cool as they darken.
 */
export const tones = (hue: number): Tones => {
  if (hue > 75 && hue < 125) {
    return [lch(0.92, 0.12, hue + 4), lch(0.81, 0.16, hue - 6), lch(0.6, 0.15, hue - 34)];
  }
  if (hue < 76) {
    return [
      lch(0.77 + hue / 1100, 0.16, hue + 22),
      lch(0.54 + hue / 420, 0.2, hue),
      lch(0.4 + hue / 700, 0.155, hue - 8 - hue / 8),
    ];
  }
  return [lch(0.82, 0.13, hue + 14), lch(0.61, 0.19, hue), lch(0.4, 0.15, hue - 10)];
};

/** `#rrggbb` as the nearest `#rgb`. */
export const short = (hex: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 17).toString(16)).join('')}`;
