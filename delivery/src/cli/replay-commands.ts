import { once } from 'node:events';
import type { CAC } from 'cac';
import { findCombination } from '../replay/find-combination.ts';
import { replaySite } from '../replay/replay-site.ts';
import { openStore, type RegistryOptions, readCount } from './arguments.ts';

const REPLAY_PORT = 8100;

interface ReplayCommandOptions extends RegistryOptions {
  readonly platform?: string;
  readonly port: unknown;
}

const replay = async (compositionId: string, options: ReplayCommandOptions): Promise<void> => {
  const { registry, platform } = options;
  const combination = await findCombination(await (await openStore(options)).readPointers(), String(compositionId));
  await using site = await replaySite({ registry, combination, platform, port: readCount('port', options.port) });
  console.log(`${compositionId} at ${site.url}/m/home, until Ctrl-C:\n  ${Object.values(combination).join('\n  ')}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
};

/** What shows a combination of releases again. */
export const addReplayCommands = (cli: CAC): void => {
  cli
    .command('replay <compositionId>', 'Serve on this machine the combination of releases that a report names')
    .option('--platform <url>', "The platform (the running site's)")
    .option('--port <port>', 'Port to listen on', { default: REPLAY_PORT })
    .action(replay);
};
