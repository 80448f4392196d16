import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace.ts';

/** One step of `pnpm verify`: the lock file names no server, so that an install takes the registry of its own machine. */
const LOCK_FILE = 'pnpm-lock.yaml';
const lines = (await readFile(join(WORKSPACE, LOCK_FILE), 'utf8')).split('\n');
const named = lines.flatMap((line, index) =>
  /\bhttps?:\/\//.test(line) ? [`${LOCK_FILE}:${index + 1}: ${line}`] : [],
);
if (named.length > 0) {
  console.error(`The lock file names servers:\n${named.join('\n')}`);
  process.exitCode = 1;
}
