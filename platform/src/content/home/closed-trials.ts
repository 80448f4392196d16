import { inArray } from 'drizzle-orm';
import { listener } from '../../outbox/outbox.ts';
import { announcementReads } from './home.tables.ts';

/** Nobody asks any more what a trial that is over has read. */
export const closedTrialsReads = listener('trials.closed', async (tx, { memberIds }) => {
  await tx.delete(announcementReads).where(inArray(announcementReads.memberId, [...memberIds]));
});
