import { formatTable } from '@shared-kernel/node/table';
import type { Outcome } from '../tally.ts';
import { type Book, KINDS } from './book.ts';
import type { Findings } from './checks/check.ts';

interface Run {
  readonly operations: number;
  readonly book: Book;
  readonly findings: Findings;
  readonly outcome: Outcome;
  readonly killed: number;
  readonly seconds: number;
}

const WORDS: Readonly<Record<Exclude<keyof Findings, 'movements'>, string>> = {
  lost: 'answered, and not in the ledger',
  notAskedFor: 'in the ledger twice, or without having been answered',
  otherAmount: 'in the ledger with another amount',
  betsOff: 'bets lost, doubled or of another stake',
  betsNotEnded: 'bets not in the end that was answered',
  cardRoundsOff: 'card rounds whose payouts are not their stakes less the commission',
  ordersLost: 'orders answered, and not there',
  ordersNotAskedFor: 'orders doubled, or there without having been answered',
  notEnded: 'orders not in the end that was answered',
  endedTwice: 'orders with more than one end',
  balancesOff: 'members whose balance is not the sum',
  bonusesLeft: 'members with money of a bonus that has ended',
};

export const isSound = ({ movements, ...faults }: Findings): boolean =>
  movements > 0 && Object.values(faults).every((count) => count === 0);

const counts = (book: Book): readonly string[] =>
  formatTable([
    ['operation', 'done', 'refused by a rule', 'tries without an answer', 'asked again, the same'],
    ...KINDS.map((kind) => {
      const { done, refused, askedAgain, same } = book.counts[kind];
      return [kind, ...[done, refused, askedAgain, same].map(String)];
    }),
  ]);

const faults = (findings: Findings): readonly string[] =>
  formatTable([
    ['movements of money compared', String(findings.movements)],
    ...Object.entries(WORDS).map(([name, words]) => [words, String(findings[name as keyof typeof WORDS])]),
  ]);

export const report = ({ operations, book, findings, outcome, killed, seconds }: Run): string =>
  [
    ...counts(book),
    '',
    `${operations} operations and ${killed} processes killed in ${seconds} s; ${outcome.held} of ${outcome.tried} single answers held`,
    ...outcome.figures,
    '',
    ...faults(findings),
    ...outcome.faults.map((fault) => `NOT HELD  ${fault}`),
    isSound(findings) && outcome.held === outcome.tried ? 'Nothing lost, nothing doubled.' : 'NOT SOUND.',
  ].join('\n');
