import { getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import { depositByWallet } from '@shared-kernel/contracts/member/deposits';
import { isDone, type Soak, submit, untilAnswered } from '../ask.ts';
import { between, happens } from '../dice.ts';
import { calling, type Member } from '../member.ts';
import { sayTo } from '../provider.ts';
import type { Bank } from './deposit.ts';

const minor = (amount: string): number => Math.round(Number(amount) * 100);

/** What may be chosen, and the bonus that is on: counted to this moment, so that one that is met has ended. */
const promotionsFor = async (soak: Soak, member: Member) =>
  (await untilAnswered(soak, 'bonus', calling(member, getDepositPromotions, { language: 'EN' }))).value;

/** A deposit that takes a promotion, and is paid in full. Answers what was promised with it, in minor units. */
const depositWith = async (soak: Soak, { says }: Bank, member: Member, promotion: string) => {
  const pesos = between(200, 3000);
  const asked = { channel: 'GCASH', amount: `${pesos}.00`, promotion, language: 'EN' } as const;
  const reply = await submit(soak, 'bonus', calling(member, depositByWallet, asked), (value) => value);
  if (!isDone(reply)) return undefined;
  const { orderNo, bonus } = reply.value;
  const received = pesos * 100;
  await sayTo(soak, says, { orderNo, amountMinor: received }, { times: between(1, 3) });
  soak.book.deposits.set(orderNo, { username: member.username, received, ends: ['credited'] });
  return minor(bonus);
};

const giveUp = async (soak: Soak, member: Member, bonusNo: string): Promise<boolean> =>
  isDone(await submit(soak, 'bonus', calling(member, giveUpBonus, { bonusNo, language: 'EN' }), ({ taken }) => taken));

/** A deposit with a bonus: played for by what the member does next, or given up at once. */
export const bonus = async (soak: Soak, bank: Bank, member: Member): Promise<void> => {
  const { username } = member;
  const { promotions } = await promotionsFor(soak, member);
  const offered = promotions.find(({ refusal }) => refusal === undefined);
  if (!offered) return;
  const promised = await depositWith(soak, bank, member, offered.code);
  if (promised === undefined) return;
  const { bonus: given } = await promotionsFor(soak, member);
  soak.tally.held(
    given !== undefined && minor(given.amount) === promised,
    `a bonus of ${promised} was promised, and ${given?.amount} given`,
  );
  if (!given) return;
  const isGivenUp = happens(40) && (await giveUp(soak, member, given.bonusNo));
  const ends = isGivenUp ? ['givenUp'] : ['met', 'expired'];
  soak.book.bonuses.set(given.bonusNo, { username, amount: promised, ends });
};
