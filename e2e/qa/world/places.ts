import { join } from 'node:path';
import { WORKSPACE } from '../../fixtures/site.ts';

/** Everything that the hostile suite keeps: a registry and logs of its own. */
const FOLDER = join(WORKSPACE, '.site/hostile');
export const REGISTRY = join(FOLDER, 'registry');
export const logOf = (name: string): string => join(FOLDER, 'logs', `${name}.log`);

/** `HOSTILE_PORTS` moves all of them together. */
const FIRST_PORT = Number(process.env.HOSTILE_PORTS ?? 9600);
export const PORTS = {
  edge: FIRST_PORT,
  first: FIRST_PORT + 10,
  second: FIRST_PORT + 11,
  files: FIRST_PORT + 1,
  agentFiles: FIRST_PORT + 2,
  payments: FIRST_PORT + 12,
} as const;

export const at = (port: number): string => `http://127.0.0.1:${port}`;
