import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS } from '@shared-kernel/node/guarded-server';

const DRAIN_MS = 2_000;

/** Another company's process, for demonstrations. */
interface Reference {
  readonly port: number;
  readonly host: string;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Done again and again. */
  readonly work?: { readonly everyMs: number; readonly run: () => unknown };
  readonly close?: () => void;
}

const serve = async ({ port, host, fetch, work, close }: Reference) => {
  const guarded = createGuardedServer(getRequestListener(fetch), DEFAULT_SERVER_LIMITS);
  guarded.server.listen(port, host);
  await once(guarded.server, 'listening');
  const address = guarded.server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');

  let isOpen = true;
  const working = (async () => {
    while (isOpen && work) {
      await work.run();
      await sleep(work.everyMs);
    }
  })();
  return {
    port: address.port,
    close: async (): Promise<void> => {
      isOpen = false;
      await guarded.drain(DRAIN_MS);
      await working;
      close?.();
    },
  };
};

/** Runs the process until it is told to end; ends it with 1 and a sentence where it cannot start. */
export const runReference = async (name: string, open: () => Reference | Promise<Reference>): Promise<void> => {
  const served = await (async () => serve(await open()))().catch((error: unknown) => {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  console.log(`${name}: listening on http://127.0.0.1:${served.port}`);
  const stop = async (): Promise<void> => {
    await served.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
