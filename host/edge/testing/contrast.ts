const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const BYTE = 255;

const linear = (hex: string): number => {
  const channel = Number.parseInt(hex, 16) / BYTE;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [, red, green, blue] = HEX.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`${colour} is no #rrggbb colour.`);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast of two opaque colours (WCAG 2.2, relative luminance): 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
