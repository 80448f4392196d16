import type { Transaction } from '../database/database.ts';

/**
 * What one feature puts into a database, new or long filled: its own mark says whether it has been there, so a feature
 * that arrives later fills the databases that exist.
 */
export interface FeatureSeed {
  readonly feature: string;
  /** Raise it when `run` has more to bring; it must then leave alone what an earlier version brought. */
  readonly version: number;
  /** `catalogue`: merchants, games. `history`: members with the days they lived; runs again when days are added. */
  readonly needs: 'catalogue' | 'history';
  run(tx: Transaction, now: Date): Promise<void>;
}
