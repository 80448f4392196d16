import { disc, linear, path, radial } from '../../src/art/shapes.ts';

export type DealerName = 'bun' | 'long' | 'short';

interface Look {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly lips: string;
  readonly brow: string;
  /** Behind head and shoulders, and before the forehead. */
  readonly back: string;
  readonly front: string;
  readonly more: string;
}

const INK = '#1c0f14';

const LOOKS: Readonly<Record<DealerName, Look>> = {
  bun: {
    skin: '#e2a97f',
    shade: '#c4845c',
    hair: '#2a1a1c',
    lips: '#b8434a',
    brow: '#2a1a1c',
    back: 'M120 6a17 17 0 0 1 17 17c0 5-2 9-5 12-8 3-16 3-24 0-3-3-5-7-5-12A17 17 0 0 1 120 6ZM86 74c-4-26 10-46 34-46s38 20 34 46c-1 10-4 18-8 22H94c-4-4-7-12-8-22Z',
    front: 'M88 74c-2-26 10-42 32-42s34 16 32 42c-4-10-8-17-14-22-9 5-20 6-30 2-9 4-15 10-20 20Z',
    more: '<circle cx="86" cy="88" r="3.4" fill="#ffd76a"/><circle cx="154" cy="88" r="3.4" fill="#ffd76a"/>',
  },
  long: {
    skin: '#d99b70',
    shade: '#b87850',
    hair: '#3b211a',
    lips: '#c2505c',
    brow: '#33201c',
    back: 'M120 22c28 0 42 20 40 48 0 24 8 40 4 62-14 8-24 6-30 0H106c-6 6-16 8-30 0-4-22 4-38 4-62-2-28 12-48 40-48Z',
    front: 'M87 78c-2-30 12-48 33-48s35 18 33 48c-2-8-5-14-9-19-14 0-28-6-34-14-3 12-12 20-23 33Z',
    more: '<circle cx="87" cy="90" r="2.6" fill="#fff6dc"/><circle cx="153" cy="90" r="2.6" fill="#fff6dc"/>',
  },
  short: {
    skin: '#c98d62',
    shade: '#a66d45',
    hair: '#191419',
    lips: '#9c5646',
    brow: '#191419',
    back: 'M88 72c-4-28 8-46 32-46s36 18 32 46l-3 6H91Z',
    front: 'M88 72c-6-26 6-48 34-48 22 0 34 18 30 48-2-7-4-12-7-16-8 1-14-1-19-5-9 6-20 8-30 6-4 4-6 8-8 15Z',
    more: '',
  },
};

const eye = (x: number): string =>
  path(`M${x - 7} 80q7-7 14 0q-7 5-14 0Z`, '#fffaf2') +
  disc(x, 79.6, 3.1, INK) +
  disc(x + 1, 78.6, 0.9, '#fff') +
  path(`M${x - 8} 80q8-9 16 0`, 'none', `stroke="${INK}" stroke-width="1.8" stroke-linecap="round"`);

const hand = (side: 1 | -1, skin: string, shade: string): string =>
  `<g transform="translate(${120 + side * 58} 190) scale(${side} 1)">` +
  path('M-26-8c10-8 26-8 36 0 6 4 8 10 4 14-12 4-30 4-42 0-4-4-4-10 2-14Z', skin) +
  path('M-14 2v6M-5 3v6M4 2v6', 'none', `stroke="${shade}" stroke-width="1.6" stroke-linecap="round"`) +
  path('M6-12 26-16V8L10 6Z', '#fff8ec') +
  '</g>';

/** A dealer behind the table, 240 × 200: vest and bow tie in the table's colour, hands on its edge. */
export const drawDealer = (name: DealerName, vest: string, deep: string): string => {
  const { skin, shade, hair, lips, brow, back, front, more } = LOOKS[name];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200"><defs>' +
    linear('vest', [
      [0, vest],
      [1, deep],
    ]) +
    radial('skin', [
      [0, skin],
      [1, shade],
    ]) +
    '</defs>' +
    path(back, hair) +
    path('M46 200c0-36 14-54 44-62l30-6 30 6c30 8 44 26 44 62Z', '#fff8ec') +
    path('M74 200c2-26 8-46 22-62l24 40 24-40c14 16 20 36 22 62Z', 'url(#vest)') +
    path('M104 108h32v22c0 12-32 12-32 0Z', shade) +
    path('M97 136l23 34 23-34-10-7q-13 11-26 0Z', '#fff') +
    path('M120 172v28', 'none', `stroke="${deep}" stroke-width="1.6"`) +
    disc(120, 180, 1.9, '#ffd76a') +
    disc(120, 192, 1.9, '#ffd76a') +
    path('M89 74c0-26 12-40 31-40s31 14 31 40c0 24-13 46-31 46S89 98 89 74Z', 'url(#skin)') +
    disc(88.5, 82, 5, skin) +
    disc(151.5, 82, 5, skin) +
    eye(107) +
    eye(133) +
    path('M98 70q9-6 17-1M125 69q8-5 17 1', 'none', `stroke="${brow}" stroke-width="2.6" stroke-linecap="round"`) +
    path('M120 82q-5 9-2 12 3 2 6 0', 'none', `stroke="${shade}" stroke-width="1.8" stroke-linecap="round"`) +
    path('M109 104q11 8 22 0q-3 9-11 9t-11-9Z', lips) +
    path('M109 104q11 4 22 0', 'none', `stroke="${INK}" stroke-width="1.2" stroke-linecap="round" opacity=".6"`) +
    path(front, hair) +
    more +
    path('M120 142l-17-9q-4 10 0 20Zm0 0l17-9q4 10 0 20Z', deep) +
    disc(120, 142, 4, vest) +
    hand(-1, skin, shade) +
    hand(1, skin, shade) +
    '</svg>'
  );
};
