import type { transferToUpline } from '@shared-kernel/contracts/member/transfers';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal, toMinor } from '../../ledger/money.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { sendMoney } from './send-money.ts';

type Transfer = typeof transferToUpline;

const FLAG = 'AGETRANSFERUP3';
export const NO_UPLINE = 'There is nobody above to whom the member may send.';
/** Has an upline and plays below it, but may send nothing up (accounts §6). */
const TYPE_WITHOUT_TRANSFER = 2;

/** To whom the member may send money; undefined where the flag, the member's type or the team says to nobody. */
export const findUpline = async (db: Database, { platform, session, merchant: site }: MemberCall<unknown>) => {
  const { uplineId, type, merchant } = session.member;
  const { [FLAG]: isOn = false } = await flagsOf({ ...platform, db }, site);
  if (!isOn || uplineId === null || type === TYPE_WITHOUT_TRANSFER) return undefined;
  const [upline] = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(eq(members.id, uplineId), eq(members.merchant, merchant), eq(members.isDisabled, false)));
  return upline;
};

export const transferUp = (call: MemberCall<ParsedInputOf<Transfer>>): Promise<ValueOf<Transfer>> =>
  call.platform.db.transaction(async (tx) => {
    const { session, input, now } = call;
    const upline = await findUpline(tx, call);
    if (!upline) throw new PlatformError<Transfer>('transfer.upline', NO_UPLINE);
    const amount = toMinor(input.amount) ?? 0n;
    const [transferNo = ''] = await sendMoney(
      tx,
      { member: session.member, to: [upline.id], amount, isToTeam: false },
      now,
    );
    return { transferNo, amount: toDecimal(amount) };
  });
