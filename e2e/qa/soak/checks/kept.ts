import type { Database } from '../../world/database.ts';

export interface KeptOrder {
  readonly orderNo: string;
  readonly username: string;
  readonly kind: string;
  readonly state: string;
  readonly channel: string | null;
  /** Of a lottery order, in minor units. */
  readonly payout: number;
  /** The states in the order in which they were written down. */
  readonly steps: readonly string[];
}

/** What the ledger says of a member under a key; minor units. */
export interface Movement {
  readonly key: string;
  readonly username: string;
  readonly amount: number;
}

/** The orders of these members, as the database has them. */
export const keptOrders = (database: Database, usernames: readonly string[]): Promise<readonly KeptOrder[]> =>
  database.rows<KeptOrder>(
    `select orders.order_no as "orderNo", username, orders.kind, orders.state, channel,
       coalesce(lottery_orders.payout, 0)::float8 as payout,
       array(select to_state from order_steps where order_id = orders.id order by id) as steps
     from orders join members on members.id = orders.member_id
     left join deposits on deposits.order_id = orders.id
     left join lottery_orders on lottery_orders.order_id = orders.id
     where username = any($1)`,
    [usernames],
  );

/** What moved these members' money, by the key of its transaction. */
export const keptMovements = (database: Database, usernames: readonly string[]): Promise<readonly Movement[]> =>
  database.rows<Movement>(
    `select idempotency_key as key, username, sum(amount)::float8 as amount
     from ledger_entries
     join ledger_transactions on ledger_transactions.id = transaction_id
     join accounts on accounts.id = account_id
     join members on members.id = accounts.member_id
     where username = any($1) group by idempotency_key, username`,
    [usernames],
  );

/** Who of these members still has money in the account of a bonus. */
export const bonusesLeft = (
  database: Database,
  usernames: readonly string[],
): Promise<readonly { username: string }[]> =>
  database.rows(
    `select username from accounts join members on members.id = accounts.member_id
     where username = any($1) and kind = 'bonus' and balance <> 0`,
    [usernames],
  );

export interface KeptBet {
  readonly betNo: string;
  readonly username: string;
  readonly key: string;
  readonly status: string;
  readonly stake: number;
  readonly payout: number;
}

/** These members' rounds. */
export const keptBets = (database: Database, usernames: readonly string[]): Promise<readonly KeptBet[]> =>
  database.rows<KeptBet>(
    `select bet_no as "betNo", username, round_key as key, status, stake::float8 as stake, payout::float8 as payout
     from bets join members on members.id = bets.member_id
     where username = any($1) and round_key is not null`,
    [usernames],
  );

export interface KeptCardRound {
  readonly isVoid: boolean;
  readonly isSettled: boolean;
  readonly statuses: readonly string[];
  /** Of the round; a seat of the house's too. */
  readonly winner: number | null;
  /** Of each member who sits there. */
  readonly seats: readonly number[];
  readonly stakes: readonly number[];
  readonly payouts: readonly number[];
}

/** The rounds of card rooms in which somebody sits. */
export const keptCardRounds = (database: Database): Promise<readonly KeptCardRound[]> =>
  database.rows<KeptCardRound>(
    `select is_void as "isVoid", settled_at is not null as "isSettled", array_agg(status) as statuses,
       min((outcome -> 'result' ->> 'winner')::int) as winner, array_agg(seat::int) as seats, array_agg(stake::float8) as stakes, array_agg(payout::float8) as payouts
     from card_rounds join card_seats on card_seats.round_id = card_rounds.id join bets using (bet_no)
     group by card_rounds.id`,
  );

export interface RebatedDay {
  readonly memberId: string;
  readonly username: string;
  readonly day: string;
  /** Given back of the day, in minor units. */
  readonly total: number;
  /** A midnight gave the last of it, and not a claim. */
  readonly isCut: boolean;
}

/** What was given back to these members, day by day. */
export const keptRebates = (database: Database, usernames: readonly string[]): Promise<readonly RebatedDay[]> =>
  database.rows<RebatedDay>(
    `select members.id::text as "memberId", username, day::text as day, sum(amount)::float8 as total,
       bool_or(status = 'credited') as "isCut"
     from rebates join members on members.id = rebates.member_id
     where username = any($1) group by members.id, username, day order by day`,
    [usernames],
  );
