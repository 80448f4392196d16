import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PICTURE_LIMITS } from '@shared-kernel/contracts/browse/feedback';
import type { MemberCall } from '../http/answer.ts';
import { aPicture, fileOf, heavyPng } from '../testing/pictures.ts';
import { describePlatform } from '../testing/test-platform.ts';
import { redrawPicture } from './redraw-picture.ts';

const jpeg = async () => Buffer.from(await aPicture({ type: 'jpeg' }));
const png = async () => Buffer.from(await aPicture());
const sent = (content: Uint8Array) => fileOf(content, 'a.jpg', 'image/jpeg');

/** Pixels of a picture, as `red`, `blue`, `white` or `other`. */
const colourAt = async (content: Uint8Array, x: number, y: number): Promise<string> => {
  const image = await loadImage(content);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = canvas.getContext('2d').getImageData(x, y, 1, 1).data;
  if (red > 240 && green > 240 && blue > 240) return 'white';
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : 'other';
};

/** An Exif segment: orientation 6 (turned by a quarter), and a place (GPS) by its marks. */
const exif = (): Buffer => {
  const entries = [
    [0x0112, 3, 1, 0x00060000],
    [0x8825, 4, 1, 38],
  ].map(([tag = 0, type = 0, count = 0, value = 0]) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16BE(tag, 0);
    entry.writeUInt16BE(type, 2);
    entry.writeUInt32BE(count, 4);
    entry.writeUInt32BE(value, 8);
    return entry;
  });
  const gps = Buffer.from('000100010002000000024e0000000000000047505353454352455421', 'hex');
  const tiff = Buffer.concat([Buffer.from('4d4d002a000000080002', 'hex'), ...entries, Buffer.alloc(4), gps]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
};

/** As a camera writes it: the segment stands right after the start of the image. */
const withSegment = (picture: Buffer, segment: Buffer): Buffer =>
  Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]);

describePlatform('a picture that a member sends', 'catalogue', (platform) => {
  let members = 0;
  const aCall = () => {
    members += 1;
    const session = { member: { id: members } };
    return { platform: platform().api.platform, session, now: new Date() } as MemberCall<unknown>;
  };
  const redraw = (file: File, call = aCall()) => redrawPicture(file, call);
  const redrawn = async (content: Uint8Array) => Buffer.from(await (await redraw(sent(content))).arrayBuffer());
  const isRefused = (file: File, code: string) => assert.rejects(redraw(file), { code });

  test('a place and whatever else stood in the file stay behind, and the picture stands upright', async () => {
    const camera = withSegment(await jpeg(), exif());
    assert.ok(camera.includes('GPSSECRET!'));
    const kept = await redrawn(camera);
    for (const mark of ['GPS', 'Exif']) assert.ok(!kept.includes(mark), mark);
    const { width, height } = await loadImage(kept);
    assert.deepEqual([width, height], [20, 40]);
    assert.deepEqual([await colourAt(kept, 10, 5), await colourAt(kept, 10, 35)], ['red', 'blue']);
  });

  test('a picture that is a page too is a picture only', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    for (const both of [withSegment(await jpeg(), comment), Buffer.concat([await png(), page])]) {
      assert.ok(both.includes('<script>'));
      assert.ok(!(await redrawn(both)).includes('<script>'));
    }
  });

  test('what is clear becomes white, what is large becomes smaller', async () => {
    const clear = await createCanvas(10, 10).encode('png');
    assert.equal(await colourAt(await redrawn(clear), 5, 5), 'white');
    const wide = await redrawn(await aPicture({ width: 5120, height: 100 }));
    const { width, height } = await loadImage(wide);
    assert.deepEqual([width, height], [2560, 50]);
  });

  test('what is no picture is refused, whatever its name and first bytes say', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
    await isRefused(fileOf(program, 'slip.png', 'image/png'), 'upload.type');
    await isRefused(fileOf('<svg onload="alert(1)"/>', 'slip.jpg', 'image/jpeg'), 'upload.type');
    for (const start of [await jpeg(), await png()]) {
      await isRefused(sent(Buffer.concat([start.subarray(0, 8), Buffer.alloc(200)])), 'upload.type');
      await isRefused(sent(start.subarray(0, 12)), 'upload.type');
    }
  });

  test('a picture of another kind is refused, whatever it is called', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
    const canvas = createCanvas(20, 20);
    for (const picture of [gif, await canvas.encode('webp'), await canvas.encode('avif')]) {
      await loadImage(picture);
      await isRefused(fileOf(picture, 'slip.png', 'image/png'), 'upload.type');
    }
  });

  test('5 MB are taken, one byte more is not', async () => {
    await redraw(await heavyPng(PICTURE_LIMITS.bytes));
    await isRefused(await heavyPng(PICTURE_LIMITS.bytes + 1), 'upload.size');
  });

  test('a small file that unpacks to a huge picture is refused before it is decoded', async () => {
    const bomb = await png();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    await isRefused(sent(bomb), 'upload.type');
    const wide = await jpeg();
    const frame = wide.indexOf(Buffer.from([0xff, 0xc0]));
    wide.writeUInt16BE(60_000, frame + 5);
    wide.writeUInt16BE(60_000, frame + 7);
    await isRefused(sent(wide), 'upload.type');
  });

  test('a jpg that draws over itself a thousand times is refused before it is decoded', async () => {
    const picture = await jpeg();
    const scan = picture.subarray(picture.indexOf(Buffer.from([0xff, 0xda])), -2);
    const scans = Array.from({ length: 1000 }, () => scan);
    await isRefused(sent(Buffer.concat([picture.subarray(0, -2), ...scans, picture.subarray(-2)])), 'upload.type');
  });

  test('a member has so many pixels an hour, and one place among those who wait', async () => {
    const [greedy, other] = [aCall(), aCall()];
    const large = fileOf(await aPicture({ width: 2000, height: 2000 }), 'a.png', 'image/png');
    const order: string[] = [];
    const send = (name: string, file: File, call: MemberCall<unknown>) =>
      redraw(file, call).then(() => order.push(name));
    const small = fileOf(await aPicture(), 'a.png', 'image/png');
    await Promise.all([...[1, 2, 3].map((each) => send(`large ${each}`, large, greedy)), send('small', small, other)]);
    assert.deepEqual(order.slice(0, 2), ['large 1', 'small']);
    const claims = await png();
    claims.writeUInt32BE(5000, 16);
    claims.writeUInt32BE(4900, 20);
    const claimed = sent(claims);
    for (let each = 1; each <= 11; each += 1) await assert.rejects(redraw(claimed, greedy), { code: 'upload.type' });
    await assert.rejects(redraw(claimed, greedy), { code: 'rate.limited' });
    await redraw(small, other);
  });
});
