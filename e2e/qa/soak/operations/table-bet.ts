import { randomUUID } from 'node:crypto';
import { isDone, type Soak, submit, untilAnswered } from '../ask.ts';
import { giveBack } from '../book.ts';
import { between, happens, oneOf } from '../dice.ts';
import { fromFrame, type Member } from '../member.ts';

interface TableAnswer {
  readonly table: { readonly round: { readonly id: number } | null };
}

const nameOf = (roundId: number): string => `table ${roundId}`;
/** Of bets. */
const TAKEN_BACK_PERCENT = 15;
const SPOTS = ['player', 'banker', 'tie', 'playerPair'] as const;

/** The round as it is, whether or not it still takes bets. */
const roundOf = async (soak: Soak, member: Member): Promise<number | undefined> =>
  (await untilAnswered(soak, 'table', fromFrame<TableAnswer>(member, 'table', '/table'))).value.table.round?.id;

/** All that the member has laid in a round comes back, or all of it stays. */
const takeBack = async (soak: Soak, member: Member, roundId: number): Promise<void> => {
  const reply = await submit(soak, 'table', fromFrame(member, 'table', '/table/take-back', { roundId }), () => 'back');
  if (isDone(reply)) giveBack(soak.book, member.username, nameOf(roundId));
};

/** Chips on one spot of a round that others bet on too; now and then they are taken back. */
export const tableBet = async (soak: Soak, member: Member): Promise<void> => {
  const { username, frames } = member;
  const roundId = await roundOf(soak, member);
  if (roundId === undefined) return;
  const [chip = 0] = frames.table.state.table?.chips ?? [];
  const [idempotencyKey, stake] = [randomUUID(), chip * between(1, 3)];
  const ask = { roundId, laid: { [oneOf(SPOTS)]: stake }, idempotencyKey };
  const reply = await submit(soak, 'table', fromFrame(member, 'table', '/table/bet', ask), () => 'laid');
  if (!isDone(reply)) return;
  soak.book.openBets.set(idempotencyKey, { username, stake, round: nameOf(roundId), ends: ['settled'] });
  if (happens(TAKEN_BACK_PERCENT)) await takeBack(soak, member, roundId);
};
