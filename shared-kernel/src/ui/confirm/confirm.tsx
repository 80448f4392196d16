import type { ConfirmRequest } from './confirm-request.ts';

export type { ConfirmRequest } from './confirm-request.ts';

/**
 * Asks before something is done: true after the action (and after `run` has ended well), false when the player leaves it.
 * Rejects only when the dialog's code cannot be fetched.
 */
export const confirm = async (request: ConfirmRequest): Promise<boolean> => {
  const [{ openOverlay }, { ConfirmDialog }] = await Promise.all([
    import('shared-kernel/ui/overlay'),
    import('./confirm-dialog.tsx'),
  ]);
  return openOverlay(false, (overlay) => <ConfirmDialog {...request} overlay={overlay} />);
};
