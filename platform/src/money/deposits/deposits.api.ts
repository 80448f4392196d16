import { acceptPromotion as acceptPromotionContract } from '@shared-kernel/contracts/member/deposit-promotions';
import type { cancelDeposit } from '@shared-kernel/contracts/member/deposits';
import * as contract from '@shared-kernel/contracts/member/deposits';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { exclusionAt, toWireExclusion } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toMinor } from '../../ledger/money.ts';
import { holdOrder, moveOrder } from '../../orders/orders.ts';
import { redrawPicture } from '../../uploads/redraw-picture.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { acceptPromotion } from './accept-promotion.ts';
import { announceDeposit } from './announce-deposit.ts';
import { depositMethods } from './deposit-methods.ts';
import { depositOf, waitingDeposits } from './deposit-view.ts';
import { listDeposits } from './list-deposits.ts';
import { offeredChannel, openDeposit } from './open-deposit.ts';
import { proveDeposit } from './prove-deposit.ts';
import { reportPaid } from './report-paid.ts';

interface CancelAsk {
  readonly memberId: number;
  readonly orderNo: string;
  readonly at: Date;
}

/** Of one that is cancelled nothing changes; fails with `deposit.closed` when it no longer waits. */
const cancelWaiting = async (tx: Transaction, { memberId, orderNo, at }: CancelAsk): Promise<void> => {
  const order = await holdOrder(tx, DEPOSIT, orderNo);
  if (order.memberId !== memberId) throw new PlatformError('not.found', `The member has no deposit ${orderNo}.`);
  if (order.state === 'cancelled') return;
  if (order.state !== 'waiting')
    throw new PlatformError<typeof cancelDeposit>('deposit.closed', `${orderNo} is ${order.state}.`);
  await moveOrder(tx, DEPOSIT, order, 'cancelled', { by: 'member', at });
};

type Method = (typeof contract.DEPOSIT_METHODS)[number];

/** Each is a row for good. */
const ORDERS_OF_MEMBER: Limit = { count: 30, windowMs: 60 * 60_000 };

/** Each asks the provider once more. */
const REPORTS_OF_MEMBER: Limit = { count: 60, windowMs: 15 * 60_000 };

/** Each may bring 5 MB, which are decoded. */
const PROOFS_OF_MEMBER: Limit = { count: 30, windowMs: 24 * 60 * 60_000 };

const openBy = (method: Method) => async (call: MemberCall<ParsedInputOf<typeof contract.depositByTransfer>>) => {
  refuseTrial(call.session.member);
  const { platform, session, input, language, now } = call;
  const { id: memberId, merchant, currency } = session.member;
  const amount = toMinor(input.amount) ?? 0n;
  const channel = await offeredChannel(platform.db, merchant, input.channel);
  if (channel.method !== method) throw new PlatformError('not.found', `${channel.code} is no ${method}.`);
  if (amount < channel.minAmount || amount > channel.maxAmount)
    throw new PlatformError<typeof contract.depositByTransfer>(
      'amount.limit',
      `${channel.code} does not take ${input.amount}.`,
    );
  const ask = { channel: channel.code, amount, promotion: input.promotion, by: 'member', at: now } as const;
  const orderNo = await platform.db.transaction((tx) => openDeposit(tx, { memberId, merchant, currency }, ask));
  return depositOf(platform.db, memberId, orderNo, { language, now });
};

/** A member's deposits. */
export const depositsApi = (api: Api): void => {
  answerMember(api, contract.getDepositMethods, async (call) => {
    refuseTrial(call.session.member);
    const { platform, session, now } = call;
    const exclusion = await exclusionAt(platform.db, session.member.id, now);
    return {
      methods: await depositMethods(platform.db, session.member.merchant),
      waiting: await waitingDeposits(platform.db, session.member.id, call.language),
      ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
    };
  });
  const orders = { tries: ORDERS_OF_MEMBER };
  answerMember(api, contract.depositByTransfer, openBy('BANK'), orders);
  answerMember(api, contract.depositByWallet, openBy('EWALLET'), orders);
  answerMember(api, contract.depositByOtherWallet, openBy('EWALLET'), orders);
  answerMember(api, contract.depositByQr, openBy('QR'), orders);
  answerMember(api, contract.depositByGateway, openBy('GATEWAY'), orders);
  answerMember(api, contract.getDeposit, async ({ platform, session, input, siteOrigin, now }) => {
    const { orderNo, language } = input;
    const { id: memberId } = session.member;
    // Nobody is asked to pay in a break from play.
    if (!(await exclusionAt(platform.db, memberId, now)))
      await announceDeposit(platform, { memberId, orderNo, language, siteOrigin, now });
    return depositOf(platform.db, memberId, orderNo, { language, now });
  });
  answerMember(api, contract.cancelDeposit, async ({ platform, session, input, language, now }) => {
    const { id: memberId } = session.member;
    const { orderNo } = input;
    await platform.db.transaction((tx) => cancelWaiting(tx, { memberId, orderNo, at: now }));
    return depositOf(platform.db, memberId, orderNo, { language, now });
  });
  answerMember(
    api,
    contract.reportDepositPaid,
    async ({ platform, session, input, language, now }) => {
      const { id: memberId } = session.member;
      const { orderNo } = input;
      await platform.db.transaction((tx) => reportPaid(tx, { memberId, orderNo, at: now }));
      return depositOf(platform.db, memberId, orderNo, { language, now });
    },
    { tries: REPORTS_OF_MEMBER },
  );
  answerMember(api, acceptPromotionContract, async ({ platform, session, input, language, now }) => {
    const { id: memberId, merchant, currency } = session.member;
    const { orderNo, promotion } = input;
    const ask = { orderNo, code: promotion || undefined, at: now };
    await platform.db.transaction((tx) => acceptPromotion(tx, { memberId, merchant, currency }, ask));
    return depositOf(platform.db, memberId, orderNo, { language, now });
  });
  answerMember(
    api,
    contract.sendDepositProof,
    async ({ platform, session, input, language, now }) => {
      const { id: memberId } = session.member;
      const { orderNo, pictures } = input;
      const [picture] = pictures;
      if (!picture) throw new PlatformError('request.invalid', 'pictures: one is needed.');
      await platform.db.transaction((tx) => proveDeposit(tx, { memberId, orderNo, picture, at: now }));
      return depositOf(platform.db, memberId, orderNo, { language, now });
    },
    {
      tries: PROOFS_OF_MEMBER,
      rework: async (input, call) => {
        refuseTrial(call.session.member);
        return { ...input, pictures: await Promise.all(input.pictures.map((each) => redrawPicture(each, call))) };
      },
    },
  );
  answerMember(api, contract.getDepositRecords, listDeposits);
};
