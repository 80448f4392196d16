import * as contract from '@shared-kernel/contracts/member/rebates';
import { type Api, answerMember } from '../../http/answer.ts';
import { claim, manualRebate } from './claim-rebates.ts';
import { listRebates } from './list-rebates.ts';

/** What is given back of bets: what is open today, claiming it, and what was given. */
export const rebatesApi = (api: Api): void => {
  answerMember(api, contract.getManualRebate, ({ platform, session, now }) =>
    manualRebate(platform.db, session.member, now),
  );

  answerMember(api, contract.claimRebate, claim);

  answerMember(api, contract.getRebateRecords, listRebates);
};
