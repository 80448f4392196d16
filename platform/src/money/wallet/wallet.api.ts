import { getBalance } from 'shared-kernel/contracts/member';
import { type Api, answerMember } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { totalBalance } from '../../ledger/purse.ts';

export const walletApi = (api: Api): void => {
  answerMember(api, getBalance, async ({ platform, session }) => ({
    sumBalance: toDecimal(await totalBalance(platform.db, session.member)),
    currency: session.member.currency,
  }));
};
