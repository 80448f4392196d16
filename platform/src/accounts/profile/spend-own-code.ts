import type * as contract from '@shared-kernel/contracts/member/profile';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { MemberCall } from '../../http/answer.ts';
import { holdSession } from '../../identity/find-session.ts';
import { type CodeOf, isCodeRight, spendCode } from '../verification/one-time-codes.ts';

type Prove = typeof contract.proveMobile | typeof contract.proveEmail;

const wrongCode = () => new PlatformError<Prove>('verification.wrong', 'The code is wrong, too old or used up.');

/** Does what a signed-in member's code opens, in the transaction that uses the code up. Fails with `verification.wrong`. */
export const spendOwnCode = async (
  { platform, session, input, now }: MemberCall<{ readonly verificationCode: string }>,
  of: CodeOf,
  open: (tx: Transaction, refuse: typeof wrongCode) => Promise<void>,
): Promise<void> => {
  if (!(await isCodeRight(platform.db, of, input.verificationCode, now))) throw wrongCode();
  await platform.db.transaction(async (tx) => {
    await holdSession(tx, session);
    if (!(await spendCode(tx, of, input.verificationCode))) throw wrongCode();
    await open(tx, wrongCode);
  });
};
