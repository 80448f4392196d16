import { create } from 'qrcode';

export interface QrDrawing {
  /** Modules along a side, the quiet zone not counted. */
  readonly size: number;
  /** One path of all dark modules, a unit each. */
  readonly path: string;
}

/** The dark modules of a QR code, run by run. Level M stands a scratched screen. Throws when the text is too long for any code. */
export const qrDrawing = (text: string): QrDrawing => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (x < size && modules.get(y, x) === 1) x += 1;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  return { size, path: runs.join('') };
};
