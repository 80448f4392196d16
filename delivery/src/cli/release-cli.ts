import { type CAC, cac } from 'cac';
import { addCheckCommand } from './check-command.ts';
import { addCheckEmbedCommand } from './check-embed-command.ts';
import { addDiffCommand } from './diff-command.ts';
import { addKeyCommands } from './key-commands.ts';
import { addLinkCommand } from './link-command.ts';
import { addLiveCommands } from './live-commands.ts';
import { addRegistryCommands } from './registry-commands.ts';
import { addReplayCommands } from './replay-commands.ts';
import { addRolloutCommands } from './rollout-commands.ts';
import { addRootCommands } from './root-commands.ts';
import { addShowCommands } from './show-commands.ts';

/** `pnpm release publish | promote | rollback | status …`, with the registry that the environment names now. */
export const createReleaseCli = (): CAC => {
  const cli = cac('pnpm release');
  cli.option('--registry <folder|bucket>', 'The release registry, or s3://bucket/prefix (env REGISTRY)', {
    default: process.env.REGISTRY ?? '.site/registry',
  });
  addLiveCommands(cli);
  addCheckCommand(cli);
  addShowCommands(cli);
  addDiffCommand(cli);
  addRolloutCommands(cli);
  addRegistryCommands(cli);
  addKeyCommands(cli);
  addRootCommands(cli);
  addReplayCommands(cli);
  addLinkCommand(cli);
  addCheckEmbedCommand(cli);
  cli.help();
  return cli;
};
