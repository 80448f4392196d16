import { subscribe } from 'shared-kernel/events';

/** Writes every failure of a remote to the console, with the composition that it happened in. Until the returned function is called. */
export const reportFailures = (): (() => void) =>
  subscribe('remote.failed', ({ remote, phase, compositionId, error }) =>
    console.error(`[${compositionId}] the ${remote} remote failed to ${phase}`, error),
  );
