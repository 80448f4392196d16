import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { type Api, answerMember } from '../../http/answer.ts';
import { rangeOf } from '../../records/range.ts';
import { profitAndLoss } from './profit-and-loss.ts';

export const profitApi = (api: Api): void =>
  answerMember(api, getProfitAndLoss, ({ platform, input, session, now }) =>
    profitAndLoss(platform.db, session.member, rangeOf(input.startDate, input.endDate, now)),
  );
