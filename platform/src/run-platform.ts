import { readConfig } from './base/config.ts';
import { StartError } from './database/start-error.ts';
import { log } from './log/log.ts';
import { type Deployment, serve } from './serve.ts';

/** Serves until it is asked to end; a failed start is one sentence and exit code 1. */
export const runPlatform = async (deployment?: Deployment): Promise<void> => {
  const platform = await (async () => serve(readConfig(process.env), deployment))().catch((error: unknown) => {
    if (!(error instanceof StartError)) log({ level: 'error', event: 'platform.not-started' }, error);
    console.error(`platform: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  console.log(`platform: keeps everything in ${platform.database}`);
  log({ level: 'info', event: 'platform.started', port: platform.port });
  console.log(`platform: listening on http://127.0.0.1:${platform.port}`);

  /** Said once, it ends in order; said again, the process ends at once. */
  const stop = async (): Promise<void> => {
    const isWhole = await platform.close().then(
      () => true,
      (error: unknown) => {
        log({ level: 'error', event: 'platform.ended-badly' }, error);
        return false;
      },
    );
    process.exit(isWhole ? 0 : 1);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
