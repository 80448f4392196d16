import type { PictureType } from './uploads.tables.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (content: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => content[index] === byte);

/** What the content is, whatever its name and header say; undefined for anything but a png or jpg. */
const pictureTypeOf = (content: Uint8Array): PictureType | undefined => {
  if (startsWith(content, PNG)) return 'image/png';
  return startsWith(content, JPEG) ? 'image/jpeg' : undefined;
};

export interface PictureMeasures {
  readonly width: number;
  readonly height: number;
  /** How often the file draws over the whole picture: a progressive jpg does it several times. */
  readonly scans: number;
}

/** Where a PNG has its width and height: the first chunk after the signature. */
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

const measurePng = (view: DataView): PictureMeasures | undefined =>
  view.byteLength < PNG_HEIGHT_AT + 4
    ? undefined
    : { width: view.getUint32(PNG_WIDTH_AT), height: view.getUint32(PNG_HEIGHT_AT), scans: 1 };

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Huffman tables, extensions and arithmetic conditioning stand among the frame markers and are none. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);
/** Stuffed bytes and restarts stand in a scan's data; neither has a length. */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the segments of a jpg begin, behind their markers, as libjpeg finds them: whatever stands between is skipped. */
function* segmentsOf(content: Uint8Array): Generator<{ readonly marker: number; readonly at: number }> {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let at = content.indexOf(0xff, 2);
  while (at !== -1 && at + 3 < content.length) {
    const marker = content[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      yield { marker, at: at + 2 };
      at += 2 + view.getUint16(at + 2);
    }
    at = content.indexOf(0xff, at);
  }
}

const HEIGHT_IN_FRAME = 3;
const WIDTH_IN_FRAME = 5;

const measureJpeg = (content: Uint8Array, view: DataView): PictureMeasures | undefined => {
  let size: Pick<PictureMeasures, 'width' | 'height'> | undefined;
  let scans = 0;
  for (const { marker, at } of segmentsOf(content)) {
    if (marker === START_OF_SCAN) scans += 1;
    if (isFrame(marker) && at + WIDTH_IN_FRAME + 2 <= content.length)
      size ??= { height: view.getUint16(at + HEIGHT_IN_FRAME), width: view.getUint16(at + WIDTH_IN_FRAME) };
  }
  return size && { ...size, scans };
};

/** What a png or jpg says of itself, read without decoding it; undefined where it says nothing. */
export const pictureMeasures = (content: Uint8Array): PictureMeasures | undefined => {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const type = pictureTypeOf(content);
  if (type === undefined) return undefined;
  return type === 'image/png' ? measurePng(view) : measureJpeg(content, view);
};
