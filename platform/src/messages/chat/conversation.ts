import type { Database, Transaction } from '../../database/database.ts';
import { and, desc, eq, gt } from '../../database/orm.ts';
import { chatConversations, chatMessages } from './chat.tables.ts';

/** The last of a conversation; the frame and the desk show no more. */
const SHOWN = 100;

interface Said {
  readonly memberId: number;
  readonly text: string;
  readonly isOperator: boolean;
  readonly key?: string;
}

/** Adds a message; a member's opens the conversation again. */
export const say = async (tx: Transaction, { memberId, text, isOperator, key }: Said, at: Date): Promise<void> => {
  await tx
    .insert(chatConversations)
    .values({ memberId, lastAt: at })
    .onConflictDoUpdate({ target: chatConversations.memberId, set: { lastAt: at, closedAt: null } });
  await tx.insert(chatMessages).values({ memberId, text, isOperator, key, sentAt: at }).onConflictDoNothing();
};

/** Oldest first; after the one that is named, if one is. */
export const messagesOf = async (db: Database, memberId: number, after = 0) =>
  (
    await db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.memberId, memberId), gt(chatMessages.id, after)))
      .orderBy(desc(chatMessages.id))
      .limit(SHOWN)
  ).reverse();
