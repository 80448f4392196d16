import {
  cancelDeposit,
  depositByQr,
  depositByTransfer,
  depositByWallet,
} from '@shared-kernel/contracts/member/deposits';
import { isDone, type Soak, submit, untilAnswered } from '../ask.ts';
import { between, happens, oneOf } from '../dice.ts';
import { calling, type Member } from '../member.ts';
import { type SaysWord, sayTo } from '../provider.ts';
import type { SoakWorld } from '../soak-world.ts';
import { decideTwice, telling } from '../staff.ts';

export interface Bank {
  readonly world: SoakWorld;
  readonly says: SaysWord;
}

interface Order {
  readonly orderNo: string;
  readonly amountMinor: number;
}

interface Fate {
  readonly received: number;
  readonly ends: readonly string[];
}

const MOST_WORDS = 3;

const cancel = (soak: Soak, member: Member, { orderNo }: Order) =>
  untilAnswered(soak, 'deposit', calling(member, cancelDeposit, { orderNo, language: 'EN' }));

/** What came late, or was another amount: the staff credit it or send it back. */
const decide = async (soak: Soak, { world }: Bank, { orderNo }: Order): Promise<readonly string[]> => {
  const isCredited = happens(50);
  await decideTwice(soak, 'deposit', telling(world, 'deposit/decision', { orderNo, isCredited }));
  return [isCredited ? 'credited' : 'failed'];
};

type Story = (soak: Soak, bank: Bank, member: Member, order: Order) => Promise<Fate>;

const paid: Story = async (soak, { says }, _, order) => {
  const state = await sayTo(soak, says, order, { times: between(1, MOST_WORDS) });
  soak.tally.held(state === 'credited', `a deposit paid in full is ${state}`);
  return { received: order.amountMinor, ends: ['credited'] };
};

const paidTwice: Story = async (soak, { says }, _, order) => {
  await sayTo(soak, says, order, { times: 2, isForgetful: true });
  return { received: order.amountMinor, ends: ['credited'] };
};

const paidHalf: Story = async (soak, bank, _, order) => {
  const half = { ...order, amountMinor: order.amountMinor / 2 };
  await sayTo(soak, bank.says, half, { times: between(1, MOST_WORDS) });
  return { received: half.amountMinor, ends: await decide(soak, bank, order) };
};

const cancelled: Story = async (soak, _, member, order) => {
  await cancel(soak, member, order);
  return { received: 0, ends: ['cancelled'] };
};

const paidLate: Story = async (soak, bank, member, order) => {
  await cancel(soak, member, order);
  await sayTo(soak, bank.says, order, { times: between(1, MOST_WORDS) });
  return { received: order.amountMinor, ends: await decide(soak, bank, order) };
};

/** Cancelled and paid at the same moment: it is credited at once, or looked at because it came late. */
const raced: Story = async (soak, bank, member, order) => {
  const [state] = await Promise.all([sayTo(soak, bank.says, order, { times: 2 }), cancel(soak, member, order)]);
  const ends = state === 'credited' ? ['credited'] : await decide(soak, bank, order);
  return { received: order.amountMinor, ends };
};

interface Way {
  readonly channel: string;
  readonly endpoint: typeof depositByWallet | typeof depositByTransfer | typeof depositByQr;
}

const WAYS: readonly [Way, ...Way[]] = [
  { channel: 'GCASH', endpoint: depositByWallet },
  { channel: 'MAYA', endpoint: depositByWallet },
  { channel: 'BANK', endpoint: depositByTransfer },
];

const open = async (soak: Soak, member: Member, { channel, endpoint }: Way): Promise<Order | undefined> => {
  const pesos = 2 * between(50, 500);
  const asked = { channel, amount: `${pesos}.00`, language: 'EN' } as const;
  const reply = await submit(soak, 'deposit', calling(member, endpoint, asked), (value) => value);
  return isDone(reply) ? { orderNo: reply.value.orderNo, amountMinor: pesos * 100 } : undefined;
};

/** A deposit, and a provider that says too much, too late or something else. */
export const deposit = async (soak: Soak, bank: Bank, member: Member): Promise<void> => {
  const order = await open(soak, member, oneOf(WAYS));
  if (!order) return;
  const story = oneOf([paid, paid, paid, paid, paidTwice, paidHalf, cancelled, paidLate, raced]);
  const { orderNo } = order;
  soak.book.deposits.set(orderNo, { username: member.username, ...(await story(soak, bank, member, order)) });
};

/** A deposit that nobody pays. */
export const unpaidDeposit = async (soak: Soak, member: Member): Promise<void> => {
  const order = await open(soak, member, { channel: 'QRPH', endpoint: depositByQr });
  if (!order) return;
  soak.book.deposits.set(order.orderNo, { username: member.username, received: 0, ends: ['expired'] });
};
