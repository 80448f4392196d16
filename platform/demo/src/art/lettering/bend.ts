import { n } from '../shapes.ts';

export type PointMap = (x: number, y: number) => readonly [number, number];

/** Drops what a path does not need: spaces before a sign, leading zeros, lines along an axis. */
export const tidy = (d: string): string =>
  d
    .replace(/ -/g, '-')
    .replace(/([a-zA-Z-]|\b)0\./g, '$1.')
    .replace(/l(-?[\d.]+)[ ]?(-?0)(?=[a-zA-Z]|$)/g, 'h$1')
    .replace(/l0[ ]?(-?[\d.]+)/g, 'v$1');

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Maps every point, then writes the path with relative commands: a third shorter. */
export const bend = (d: string, map: PointMap): string => {
  let here: readonly [number, number] = [0, 0];
  let start = here;
  let out = '';
  for (const [, command = '', list = ''] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    if (command === 'Z') {
      out += 'z';
      here = start;
      continue;
    }
    const mapped = [...list.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): readonly [number, number] => {
      const [a, b] = map(Number(x), Number(y));
      return [tenth(a), tenth(b)];
    });
    const base = command === 'M' ? ([0, 0] as const) : here;
    out += command === 'M' ? 'M' : command.toLowerCase();
    out += mapped.map(([x, y]) => `${n(x - base[0])} ${n(y - base[1])}`).join(' ');
    here = mapped.at(-1) ?? here;
    if (command === 'M') start = here;
  }
  return tidy(out);
};
