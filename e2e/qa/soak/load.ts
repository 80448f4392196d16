import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Soak } from './ask.ts';
import { oneOf } from './dice.ts';
import type { Member } from './member.ts';
import { bet } from './operations/bet.ts';
import { bonus } from './operations/bonus.ts';
import { cardSeat } from './operations/card-seat.ts';
import { type Bank, deposit, unpaidDeposit } from './operations/deposit.ts';
import { lottery } from './operations/lottery.ts';
import { pagedDeposit } from './operations/paged-deposit.ts';
import { rebate } from './operations/rebate.ts';
import { slip } from './operations/slip.ts';
import { tableBet } from './operations/table-bet.ts';
import { transfer } from './operations/transfer.ts';
import { withdrawal } from './operations/withdrawal.ts';

type Operation = (soak: Soak, bank: Bank, member: Member) => Promise<void>;

const ofHundred: readonly { readonly share: number; readonly run: Operation }[] = [
  { share: 32, run: (soak, _, member) => bet(soak, member, 'slot') },
  { share: 10, run: (soak, _, member) => bet(soak, member, 'cascade') },
  { share: 9, run: (soak, _, member) => bet(soak, member, 'wheel') },
  { share: 9, run: (soak, _, member) => bet(soak, member, 'fish') },
  { share: 8, run: (soak, _, member) => tableBet(soak, member) },
  { share: 5, run: (soak, { world }, member) => slip(soak, world, member) },
  { share: 2, run: (soak, _, member) => cardSeat(soak, member) },
  { share: 7, run: deposit },
  { share: 2, run: bonus },
  { share: 4, run: (soak, { world }, member) => withdrawal(soak, world, member) },
  { share: 5, run: (soak, _, member) => lottery(soak, member) },
  { share: 2, run: (soak, _, member) => pagedDeposit(soak, member) },
  { share: 2, run: (soak, _, member) => transfer(soak, member) },
  { share: 3, run: (soak, _, member) => rebate(soak, member) },
];
const [first, ...others] = ofHundred.flatMap(({ share, run }) => Array.from({ length: share }, () => run));

export interface Extent {
  /** Of all members together. */
  readonly operations: number;
  /** No longer than this, however many are left. */
  readonly minutes: number;
}

/** Every member does one thing after the other, and leaves a deposit that nobody pays. Answers how many operations it came to. */
export const playThrough = async (
  soak: Soak,
  bank: Bank,
  members: readonly Member[],
  { operations, minutes }: Extent,
): Promise<number> => {
  const endsAt = performance.now() + minutes * MINUTE_MS;
  let left = operations - members.length;
  const live = async (member: Member): Promise<void> => {
    while (left > 0 && first && performance.now() < endsAt) {
      left -= 1;
      await oneOf([first, ...others])(soak, bank, member);
    }
    await unpaidDeposit(soak, member);
  };
  await Promise.all(members.map(live));
  return operations - left;
};
