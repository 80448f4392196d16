import { type StackOptions, stackLayout } from './layout/stack-layout.ts';
import { openStack, stopStack } from './open-stack.ts';
import { keepProcesses } from './processes/keep-processes.ts';
import type { Progress } from './terminal/progress.ts';
import { describeStack } from './terminal/stack-summary.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Opens a site, says what it has, and keeps its processes running until a signal stops the whole site. Signals count
 * before it starts, so that nothing is left running when it is stopped half-way.
 */
export const runStack = async (options: StackOptions, progress: Progress): Promise<void> => {
  const { folder } = stackLayout(options);
  let stopKeeping = async (): Promise<void> => undefined;
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stopKeeping();
    await progress.step('stopping', () => stopStack(folder));
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  console.log(await describeStack(await openStack(options, progress)));
  stopKeeping = keepProcesses(folder, progress.say);
};
