import { runCli } from '@shared-kernel/node/run-cli';
import { platformCli } from './platform-cli.ts';

const cli = platformCli();
// Every other command starts without the platform's thousand modules.
cli.command('serve', 'Start the platform').action(async () => (await import('./run-platform.ts')).runPlatform());
await runCli(cli);
