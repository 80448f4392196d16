import { stopStack } from './open-stack.ts';
import type { Progress } from './terminal/progress.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Stops the whole site on a signal; set up before it starts, so that nothing is left running when it is stopped half-way. */
export const stopOnSignal = (siteFolder: string, progress: Progress, onStopping: () => Promise<void>): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await onStopping();
    await progress.step('stopping', () => stopStack(siteFolder));
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
};
