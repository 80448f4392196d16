import type { Database, Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { vendorTransactions } from './vendor-wallet.tables.ts';
import { refusal } from './wallet-call.ts';

type Row = typeof vendorTransactions.$inferSelect;
/** What makes two calls under one id the same. */
type Content = Pick<Row, 'vendor' | 'transactionId' | 'kind' | 'memberId' | 'roundId' | 'amount' | 'currency'>;

export const isTransaction = ({ vendor, transactionId }: Pick<Row, 'vendor' | 'transactionId'>) =>
  and(eq(vendorTransactions.vendor, vendor), eq(vendorTransactions.transactionId, transactionId));

/**
 * Takes an id for this transaction; false where another has it, which then has ended: a call under an id that is being
 * answered waits here.
 */
export const claim = async (tx: Transaction, content: Content, at: Date): Promise<boolean> => {
  const taken = await tx
    .insert(vendorTransactions)
    .values({ ...content, at })
    .onConflictDoNothing()
    .returning({ id: vendorTransactions.transactionId });
  return taken.length > 0;
};

const COMPARED = ['kind', 'memberId', 'roundId', 'amount', 'currency'] as const;

/** What was answered under the id of a bet or win; undefined for a new one. Fails with `request.duplicate` for other content. */
export const earlierAnswer = async (db: Database, content: Content): Promise<unknown> => {
  const [row] = await db.select().from(vendorTransactions).where(isTransaction(content));
  if (!row) return undefined;
  const isOfBet = content.kind === 'bet' && row.memberId === content.memberId && row.roundId === content.roundId;
  if (isOfBet && (row.kind === 'cancel' || row.isCancelled))
    throw refusal('bet.cancelled', `The bet ${row.transactionId} was cancelled.`);
  if (COMPARED.every((field) => row[field] === content[field])) return row.answer;
  throw refusal('request.duplicate', `${row.transactionId} was another transaction.`);
};

/** Does what a bet or win asks for once under its id, and keeps the answer with it. */
export const once = async <Answer extends { readonly betNo: string }>(
  tx: Transaction,
  content: Content,
  at: Date,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (!(await claim(tx, content, at))) return (await earlierAnswer(tx, content)) as Answer;
  const answer = await work();
  await tx.update(vendorTransactions).set({ answer, betNo: answer.betNo }).where(isTransaction(content));
  return answer;
};
