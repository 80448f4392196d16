import { createCanvas } from '@napi-rs/canvas';

interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly type?: 'png' | 'jpeg';
}

/** Red on its left half, blue on its right one. */
export const aPicture = async ({ width = 40, height = 20, type = 'png' }: Look = {}): Promise<Uint8Array> => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
  return type === 'png' ? canvas.encode('png') : canvas.encode('jpeg');
};

export const fileOf = (content: Uint8Array | string, name: string, type: string): File =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name, { type });

export const aPng = async (): Promise<File> => fileOf(await aPicture(), 'a.png', 'image/png');

export const aJpg = async (): Promise<File> => fileOf(await aPicture({ type: 'jpeg' }), 'b.jpg', 'image/jpeg');

/** So heavy, and a png by its first bytes. */
export const heavyPng = async (bytes: number): Promise<File> => {
  const content = new Uint8Array(bytes);
  content.set(await aPicture());
  return fileOf(content, 'heavy.png', 'image/png');
};
