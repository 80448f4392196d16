import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platformHandler } from './platform-handler.ts';

/** A platform that a test can freeze: a process of its own, which answers every call with its number. */
const server = createServer(platformHandler((_request, response) => response.end(String(process.pid))));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
