import { getBalance } from 'shared-kernel/contracts/member';
import { type Api, answerMember } from '../../http/answer.ts';
import { totalBalance } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';

export const walletApi = (api: Api): void => {
  answerMember(api, getBalance, async ({ platform, session }) => ({
    sumBalance: toDecimal(await totalBalance(platform.db, session.member)),
    currency: session.member.currency,
  }));
};
