import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { showMark } from '@shared-kernel/node/process-mark';

/** For tests: a server that says what it does for so many lines, one in a while, before it answers. */
const [, , port, lines, pauseMs] = process.argv.map(Number);
for (let line = 0; line < Number(lines); line += 1) {
  console.log(`line ${line}`);
  await sleep(Number(pauseMs));
}
const server = createServer((request, response) => {
  showMark(request, response);
  response.end('ok');
});
server.listen(port);
