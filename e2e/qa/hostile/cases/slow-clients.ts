import { connect, type Socket } from 'node:net';
import { answerOf, aPlayer } from '../../world/players.ts';
import type { Case } from '../case.ts';

/** Beginnings of requests that never end: of a line, of a header, of a body. */
const BEGINNINGS = [
  'GET /wps/system/st',
  'POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nEncryption: JWE\r\nContent-Type: application/jose\r\nContent-Length: 1000\r\n\r\naaaa',
];

const open = (url: string, text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => {
      socket.off('error', reject).on('error', () => undefined);
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
  });

export const slowClients: Case = {
  name: 'slow-clients',
  title: 'hundreds of requests that never end, players beside them',
  run: async (world, tally, { pick }) => {
    const { edge, platforms } = world;
    const [first] = platforms;
    const player = await aPlayer(world, edge.url);
    const sockets: Socket[] = [];
    try {
      for (const { url } of [edge, first]) {
        for (let count = 0; count < pick(200, 800); count += 1) {
          const beginning = BEGINNINGS[count % BEGINNINGS.length] ?? '';
          sockets.push(await open(url, beginning));
        }
      }
      for (let round = 0; round < 10; round += 1) {
        const { status, code } = await player.round();
        tally.held(status === 200, `a round beside them was answered ${status} ${code}`);
        const page = await answerOf(() => fetch(`${edge.url}/m/home`));
        tally.held(page.status === 200, `a page beside them was answered ${page.status} ${page.code}`);
      }
      // A half-sent request must not keep a process from ending.
      const code = await first.stop();
      tally.held(code === 0, `the platform ended with ${code}`);
      await first.start();
      tally.figure(`${sockets.length} open`);
    } finally {
      for (const socket of sockets) socket.destroy();
      if (!first.isAlive()) await first.start();
    }
  },
};
