import { cancelSuborders, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { isDone, type Soak, submit, untilAnswered } from '../ask.ts';
import { between, happens } from '../dice.ts';
import { calling, type Member } from '../member.ts';

export const LOTTERY = 'mini-swertres';
const STAKE_MINOR = 1_00;
const LAST_DIGIT = 9;

const digit = (): string[] => [String(between(0, LAST_DIGIT))];

/** One line on the draw that is open; a quarter of them is taken back again. */
export const lottery = async (soak: Soak, member: Member): Promise<void> => {
  const line = { playCode: 'straight', marks: [digit(), digit(), digit()], unitStake: '1.00', multiple: 1 };
  const asked: InputOf<typeof placeOrder> = {
    gameCode: LOTTERY,
    prizeMode: 'Elott',
    stake: '1.00',
    lines: [line],
    language: 'EN',
  };
  const reply = await submit(soak, 'lottery', calling(member, placeOrder, asked), (value) => value);
  if (!isDone(reply)) return;
  const { orderNo } = reply.value;
  const isTakenBack = happens(25) && isDone(await takeBack(soak, member, orderNo));
  const ends = isTakenBack ? ['cancelled'] : ['settled'];
  soak.book.lotteries.set(orderNo, { username: member.username, stake: STAKE_MINOR, ends });
};

const takeBack = (soak: Soak, member: Member, orderNo: string) =>
  untilAnswered(soak, 'lottery', calling(member, cancelSuborders, { orderNo, language: 'EN' }));
