import { boolean, int, literal, object, withDefault } from 'shared-kernel/schema';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay } from './values.ts';

/** A counter that the answer may leave out: then nothing was counted (specification: accounts §3). */
const counter = withDefault(int(), 0);

/** Asked for today only, with size 0: just the footer (specification: accounts §7). Days are the merchant's (GMT+8). */
export const getTeamKpi = defineEndpoint({
  summary: 'Team figures of a range of days',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  access: 'session',
  module: 'AGEINFO3',
  input: object({ startDate: calendarDay, endDate: calendarDay, size: literal(0) }),
  value: object({
    footer: object({
      teamLoginMemberCount: counter,
      teamBetMemberCount: counter,
      teamRegisterMemberCount: counter,
      teamOnlineCount: counter,
    }),
  }),
});

/** Never asked for member types 4, 40, 41 and 42. The specification shows no answer: what does not say so shows nothing. */
export const getDividendInfo = defineEndpoint({
  summary: 'Whether the dividend feature is shown to this agent',
  method: 'GET',
  path: '/wps/agent/dividendInfo',
  access: 'session',
  module: 'COMM3',
  input: object({}),
  value: object({ isShown: withDefault(boolean(), false) }),
});
