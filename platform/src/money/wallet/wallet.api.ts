import { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { type Api, answerMember } from '../../http/answer.ts';
import { balanceOf } from '../../ledger/accounts.ts';
import { bonusBeside, memberAccountOf } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';
import { bonusPlayed } from './bonus-played.ts';
import { fundsOf } from './funds.ts';

export const walletApi = (api: Api): void => {
  answerMember(api, getBalance, async ({ platform: { db }, session: { member } }) => {
    const account = memberAccountOf(member, false);
    const bonus = await bonusBeside(db, account);
    const played = bonus === 0n ? undefined : await bonusPlayed(db, member);
    return {
      sumBalance: toDecimal((await balanceOf(db, account)) + bonus),
      bonus: toDecimal(bonus),
      ...(played !== undefined && { bonusPlayed: played }),
      currency: member.currency,
    };
  });

  answerMember(api, getConsolidatedFunds, async ({ platform: { db }, session: { member } }) => {
    const { wallet, bonus, withdrawing, checking } = await fundsOf(db, member);
    const played = bonus === 0n ? undefined : await bonusPlayed(db, member);
    return {
      sumBalance: toDecimal(wallet + bonus),
      wallet: toDecimal(wallet),
      bonus: toDecimal(bonus),
      ...(played !== undefined && { bonusPlayed: played }),
      withdrawing: toDecimal(withdrawing),
      checking: toDecimal(checking),
      currency: member.currency,
    };
  });
};
