import { DAY_MS } from '@shared-kernel/node/durations';
import { lt, or } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { chatConversations, chatLaunches, chatMessages } from './chat/chat.tables.ts';
import { feedback } from './feedback/feedback.tables.ts';
import { broadcasts, messages } from './mail/mail.tables.ts';

/** As long as the audit: a complaint may be asked about as late as what it is about. */
const FEEDBACK_KEPT_MS = 400 * DAY_MS;
/** As long as records are. */
const MESSAGES_KEPT_MS = 180 * DAY_MS;
/** Past the hour in which it can be restored. */
const DELETED_KEPT_MS = DAY_MS;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export const MESSAGES_JOBS: readonly Job[] = [
  purgeJob('feedback', feedback, (now) => lt(feedback.sentAt, before(now, FEEDBACK_KEPT_MS))),
  purgeJob('messages', messages, (now) =>
    or(lt(messages.sentAt, before(now, MESSAGES_KEPT_MS)), lt(messages.deletedAt, before(now, DELETED_KEPT_MS))),
  ),
  purgeJob('chat-messages', chatMessages, (now) => lt(chatMessages.sentAt, before(now, MESSAGES_KEPT_MS))),
  purgeJob('chat-conversations', chatConversations, (now) =>
    lt(chatConversations.lastAt, before(now, MESSAGES_KEPT_MS)),
  ),
  purgeJob('chat-launches', chatLaunches, (now) => lt(chatLaunches.expiresAt, now)),
  purgeJob('broadcasts', broadcasts, (now) => lt(broadcasts.sentAt, before(now, MESSAGES_KEPT_MS))),
];
