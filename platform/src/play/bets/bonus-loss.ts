import { sql } from '../../database/orm.ts';
import { bets } from './bets.tables.ts';

/** Of a payout, the part that went back to the bonus account (`payoutParts`). */
const BONUS_PAYOUT = sql`case when ${bets.stake} = 0 then 0 else ceil(${bets.payout}::numeric * ${bets.bonusStake} / ${bets.stake}) end`;

/** What bonus money lost in place of the member's own, less what it won. */
export const BONUS_LOSS = sql<string>`(${bets.bonusStake} - ${BONUS_PAYOUT})`;
