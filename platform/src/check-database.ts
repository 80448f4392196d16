import { daysOff } from './agent/figures/write-days.ts';
import type { Database } from './database/database.ts';
import { checkLedger, type LedgerReport } from './ledger/check.ts';

export interface DatabaseReport extends LedgerReport {
  /** Days whose figures of members or teams are not what ledger and bets say, or whose rebates of teams are not what bets and paid lines say. */
  readonly teamDaysOff: readonly string[];
}

/** Proves the ledger, and the days that figures of teams are read from. Reads only. */
export const checkDatabase = async (db: Database): Promise<DatabaseReport> => {
  const ledger = await checkLedger(db);
  const teamDaysOff = await daysOff(db);
  return { ...ledger, teamDaysOff, isSound: ledger.isSound && teamDaysOff.length === 0 };
};
