import { loadModule } from 'shared-kernel/lazy';
import type { ConfirmRequest } from './confirm-request.ts';

export type { ConfirmRequest } from './confirm-request.ts';

/** What is known of the action: whether it was begun, and how it ended. */
const watch = (run: ConfirmRequest['run']) => {
  let isDone: Promise<boolean> = Promise.resolve(false);
  const watched = (): Promise<unknown> => {
    const running = Promise.resolve(run?.());
    isDone = running.then(
      () => true,
      () => false,
    );
    return running;
  };
  return { watched, isDone: () => isDone };
};

/**
 * Asks before something is done: true after the action (and after `run` has ended well), false when the player leaves it.
 * A step back while it is being carried out waits for its end: what was done is never told as left. A question whose code does
 * not come is said not to have loaded, and counts as left.
 */
export const confirm = async (request: ConfirmRequest): Promise<boolean> => {
  const code = await loadModule(() =>
    Promise.all([import('@shared-kernel/ui/overlay'), import('./confirm-dialog.tsx')]),
  );
  if (code === undefined) return false;
  const [{ openOverlay }, { ConfirmDialog }] = code;
  const { watched, isDone } = watch(request.run);
  const isConfirmed = await openOverlay(false, (overlay) => (
    <ConfirmDialog {...request} run={watched} overlay={overlay} />
  ));
  return isConfirmed || isDone();
};
