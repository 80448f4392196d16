import { runCli } from '@shared-kernel/node/run-cli';
import { createReleaseCli } from './release-cli.ts';

/** `pnpm release …`. Exit code 1: refused; 2: not understood. */
await runCli(createReleaseCli());
