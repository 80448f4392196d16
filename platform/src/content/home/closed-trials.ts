import { inArray } from '../../database/orm.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { announcementReads } from './home.tables.ts';

/** Nobody asks any more what a trial that is over has read. */
export const closedTrialsReads = eventHandler('trials.closed', async (tx, { memberIds }) => {
  await tx.delete(announcementReads).where(inArray(announcementReads.memberId, [...memberIds]));
});
