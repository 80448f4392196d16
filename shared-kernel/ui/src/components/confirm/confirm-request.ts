import type { ReactNode } from 'react';

export interface ConfirmRequest {
  /** The question, in a few words. */
  readonly title: string;
  /** What will happen and what cannot be undone. */
  readonly text?: ReactNode;
  /** The button that does it, as a verb. */
  readonly action: string;
  /** The button that leaves all as it is; `Cancel` when left out. */
  readonly cancel?: string | undefined;
  /** `danger` takes something away; `calm` is a decision that is not about money. */
  readonly tone?: 'plain' | 'danger' | 'calm';
  /** What is done on the player's word. The dialog stays, busy, until it has ended; when it fails it says so and can be tried again. */
  readonly run?: () => Promise<unknown>;
  /** What a failure of `run` means to the player; without it, that it did not work and nothing has changed. */
  readonly failed?: (error: unknown) => string;
}
