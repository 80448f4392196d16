import { closeSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const LOOK_EVERY_MS = 200;

interface Log {
  /** Written before each line. */
  readonly name: string;
  readonly path: string;
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const LARGEST_READ_BYTES = 64 * 1024;

/** What stands there, as much of it as one reading gives: the system may give less than was asked for. */
const readFrom = (path: string, offset: number, length: number): Buffer => {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.min(length, LARGEST_READ_BYTES));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, offset));
  } finally {
    closeSync(file);
  }
};

/** Hands on whole lines; the beginning of one waits for its end, that of a letter too. */
const follow = ({ name, path }: Log, write: (line: string) => void): (() => void) => {
  const letters = new StringDecoder('utf8');
  let offset = 0;
  let begun = '';
  return () => {
    const size = sizeOf(path);
    // A process that was started anew begins its log anew.
    if (size < offset) offset = 0;
    while (offset < size) {
      const bytes = readFrom(path, offset, size - offset);
      if (bytes.length === 0) return;
      offset += bytes.length;
      const lines = (begun + letters.write(bytes)).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) write(`[${name}] ${line}`);
    }
  };
};

/** Shows in the terminal what processes write to their logs from now on; what they wrote before is removed. */
export const followLogs = (logs: readonly Log[], write: (line: string) => void = console.log): (() => void) => {
  for (const { path } of logs) rmSync(path, { force: true });
  const looks = logs.map((log) => follow(log, write));
  const timer = setInterval(() => {
    for (const look of looks) look();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
