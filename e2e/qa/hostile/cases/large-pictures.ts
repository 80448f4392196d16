import { crc32, deflateSync } from 'node:zlib';
import { sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** 24 megapixels: the most that is decoded, nearly. */
const SIDE = 4_900;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A black png of 16 bits a channel: a few kilobytes that unpack to 140 MB. */
const png = (side: number): File => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + side * 6) * side));
  const content = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new File([Uint8Array.from(content)], 'slip.png', { type: 'image/png' });
};

export const largePictures: Case = {
  name: 'large-pictures',
  title: 'one member sends pictures that unpack to a hundred megabytes; another sends a small one meanwhile',
  run: async (world, tally, { pick }) => {
    const [greedy, other] = [await aPlayer(world), await aPlayer(world)];
    const [large, small] = [png(SIDE), png(20)];
    const send = (player: typeof greedy, picture: File, count: number) =>
      player.client.call(sendFeedback, {
        type: 'OTHER',
        comment: 'A slip.',
        pictures: Array.from({ length: count }, () => picture),
      });
    const floods = Array.from({ length: pick(3, 8) }, () => send(greedy, large, 3));
    for (let turn = 0; turn < pick(3, 8); turn += 1) {
      const { status, errorCode } = await send(other, small, 1);
      tally.held(status === 200, `another member's picture was answered ${status} ${errorCode}`);
    }
    for (const flood of await Promise.allSettled(floods)) {
      const answer = flood.status === 'fulfilled' ? flood.value : undefined;
      const isKnown = answer?.status === 200 || ['rate.limited', 'platform.busy'].includes(answer?.errorCode ?? '');
      tally.held(isKnown, `the flood was answered ${answer?.status} ${answer?.errorCode}`);
    }
  },
};
