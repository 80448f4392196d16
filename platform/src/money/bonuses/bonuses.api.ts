import * as contract from '@shared-kernel/contracts/member/deposit-promotions';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { totalBalance } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';
import { holdOrder } from '../../orders/orders.ts';
import { BONUS } from '../order-kinds/bonus-order.ts';
import { endBonus } from '../turnover/end-bonus.ts';
import { holdWithdrawable, type Withdrawable } from '../turnover/withdrawable.ts';
import { bonusNow } from './bonus-now.ts';
import { isShown, promotionFacts, promotionsOf, refusalOf } from './eligible.ts';

type Member = MemberCall<unknown>['session']['member'];

const ownerOf = ({ id: memberId, merchant, currency }: Member) => ({ memberId, merchant, currency });

const promotionsFor = async (
  tx: Transaction,
  { id: memberId, merchant }: Member,
  { exclusion }: Withdrawable,
  language: Language,
  now: Date,
) => {
  // To the self-excluded nothing is promoted, not even to say that it is not for them.
  if (exclusion?.kind === 'selfExclusion') return [];
  const facts = await promotionFacts(tx, { memberId }, now);
  const offered = (await promotionsOf(tx, merchant)).filter((promotion) => isShown(promotion, facts, now));
  return offered.map((promotion) => {
    const { code, percent, maxBonus, minDeposit, turnoverTimes, validDays, wording } = promotion;
    const refusal = exclusion ? 'excluded' : refusalOf(promotion, facts, minDeposit);
    return {
      code,
      ...wording[language],
      percent,
      maxBonus: toDecimal(maxBonus),
      minDeposit: toDecimal(minDeposit),
      turnoverTimes,
      validDays,
      ...(refusal && { refusal }),
    };
  });
};

const giveUp = async (tx: Transaction, call: MemberCall<ParsedInputOf<typeof contract.giveUpBonus>>) => {
  const { session, input, now } = call;
  const { member } = session;
  // What has been met by now is the member's already, and cannot be given up by mistake.
  await holdWithdrawable(tx, member, now);
  const order = await holdOrder(tx, BONUS, input.bonusNo);
  if (order.memberId !== member.id) throw new PlatformError('not.found', `The member has no bonus ${input.bonusNo}.`);
  if (order.state === 'givenUp') return 0n;
  if (order.state !== 'active')
    throw new PlatformError<typeof contract.giveUpBonus>('bonus.ended', `${order.orderNo} is ${order.state}.`);
  return endBonus(tx, ownerOf(member), order.orderNo, { to: 'givenUp', by: 'member', at: now });
};

/** What deposits bring beside themselves. */
export const bonusesApi = (api: Api): void => {
  answerMember(api, contract.getDepositPromotions, ({ platform, session: { member }, language, now }) =>
    platform.db.transaction(async (tx) => {
      const held = await holdWithdrawable(tx, member, now);
      const bonus = await bonusNow(tx, member, held, language);
      return { promotions: await promotionsFor(tx, member, held, language, now), ...(bonus && { bonus }) };
    }),
  );

  answerMember(api, contract.giveUpBonus, (call) =>
    call.platform.db.transaction(async (tx) => {
      const taken = await giveUp(tx, call);
      return { taken: toDecimal(taken), sumBalance: toDecimal(await totalBalance(tx, call.session.member)) };
    }),
  );
};
