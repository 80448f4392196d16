import type { AgentRebateStatus } from '@shared-kernel/contracts/agent/rebates';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { type SQL, sql } from '../../database/orm.ts';
import { rangeOf } from '../../records/range.ts';
import type { Days } from './rebate-lines.ts';

interface RebatesAsk {
  readonly startDate: string;
  readonly endDate: string;
  readonly gameType?: string | undefined;
  readonly status?: AgentRebateStatus | undefined;
}

/** The days that are asked for and still shown. */
export const daysOf = ({ startDate, endDate }: RebatesAsk, now: Date): Days => {
  const { from, until } = rangeOf(startDate, endDate, now);
  return { startDate: dayOf(from), endDate: dayOf(until.getTime() - 1) };
};

/** The lines of the category and status that are asked for. */
export const askedOf = ({ gameType, status }: RebatesAsk, lines: SQL): SQL => sql`
  select * from (${lines}) as line where true ${gameType === undefined ? sql`` : sql`and category = ${gameType}`}
    ${status === undefined ? sql`` : sql`and status = ${status}`}`;
