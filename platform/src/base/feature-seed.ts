import type { Transaction } from '../database/database.ts';

/**
 * What one feature puts into a database, new or long filled: its own mark says whether it has been there, so a feature
 * that arrives later fills the databases that exist.
 */
export interface FeatureSeed {
  readonly feature: string;
  /** Raise it when `run` has more to bring. */
  readonly version: number;
  /** `catalogue`: merchants, games. `history`: members with the days they lived. */
  readonly needs: 'catalogue' | 'history';
  /** Runs again after a new brand (both) or new days (`history`): it adds what is missing and leaves alone what is there. */
  run(tx: Transaction, now: Date): Promise<void>;
}
