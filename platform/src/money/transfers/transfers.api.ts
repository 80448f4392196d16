import * as contract from '@shared-kernel/contracts/member/transfers';
import { requirePaymentPassword, toWireExclusion } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { maskName } from '../../records/mask-name.ts';
import { findUpline, holdTransferable, lastTransfers, NO_UPLINE, transferUp } from './transfer-up.ts';

/** Money to the upline: what may go, and sending it. */
export const transfersApi = (api: Api): void => {
  answerMember(api, contract.getUplineTransfer, (call) =>
    call.platform.db.transaction(async (tx) => {
      const upline = await findUpline(tx, call);
      if (!upline) throw new PlatformError('not.found', NO_UPLINE);
      const held = await holdTransferable(tx, call.session.member, call.now);
      const { wallet, balance, locked, withdrawable, exclusion, transferMin, transferPerDay, left } = held;
      return {
        upline: maskName(upline.username),
        balance: toDecimal(balance),
        withdrawable: toDecimal(withdrawable),
        locked: toDecimal(locked),
        minAmount: toDecimal(transferMin),
        leftToday: toDecimal(left),
        dailyMax: toDecimal(transferPerDay),
        recent: await lastTransfers(tx, wallet),
        ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
      };
    }),
  );

  answerMember(api, contract.transferToUpline, transferUp, {
    secret: { field: 'paymentPassword', check: (call) => requirePaymentPassword(call, call.input.paymentPassword) },
  });
};
