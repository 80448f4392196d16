import type { TestContext } from 'node:test';
import { log } from '../log/log.ts';

type LoggedLine = Readonly<Record<string, unknown>> & { readonly event: string };

/** What is logged until the test ends, which is then not written: `lines()` parsed, `raw()` as a terminal would get it. */
export const watchLog = (context: TestContext) => {
  const level = log.setLevel('info');
  context.after(() => log.setLevel(level));
  const written: string[] = [];
  context.mock.method(process.stderr, 'write', (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  });
  const raw = (): string => written.join('');
  const lines = (event?: string): readonly LoggedLine[] =>
    raw()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LoggedLine)
      .filter((line) => event === undefined || line.event === event);
  return { raw, lines };
};
