import * as contract from '@shared-kernel/contracts/member/transfers';
import { requirePaymentPassword } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { maskName } from '../../records/mask-name.ts';
import { transferStateOf } from './send-money.ts';
import { findUpline, NO_UPLINE, transferUp } from './transfer-up.ts';

/** Money to the upline: what may go, and sending it. */
export const transfersApi = (api: Api): void => {
  answerMember(api, contract.getUplineTransfer, (call) =>
    call.platform.db.transaction(async (tx) => {
      const upline = await findUpline(tx, call);
      if (!upline) throw new PlatformError('not.found', NO_UPLINE);
      return { upline: maskName(upline.username), ...(await transferStateOf(tx, call.session.member, call.now)) };
    }),
  );

  answerMember(api, contract.transferToUpline, transferUp, {
    secret: { field: 'paymentPassword', check: (call) => requirePaymentPassword(call, call.input.paymentPassword) },
  });
};
