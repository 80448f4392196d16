import type { ReactNode } from 'react';

export interface ConfirmRequest {
  /** The question, in a few words. */
  readonly title: string;
  /** What will happen and what cannot be undone. */
  readonly text?: ReactNode;
  /** The button that does it, as a verb. */
  readonly action: string;
  /** The button that leaves all as it is. */
  readonly cancel: string;
  /** `danger` takes something away. */
  readonly tone?: 'plain' | 'danger';
  /** What is done on the player's word. The dialog stays, busy, until it has ended; when it fails it says so and can be tried again. */
  readonly run?: () => Promise<unknown>;
  /** What a failure of `run` means to the player. Needed together with `run`. */
  readonly failed?: (error: unknown) => string;
}

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
