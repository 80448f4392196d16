import { runCli } from '@shared-kernel/node/run-cli';
import { platformCli } from './platform-cli.ts';
import { runPlatform } from './run-platform.ts';

const cli = platformCli();
cli.command('serve', 'Start the platform').action(() => runPlatform());
await runCli(cli);
