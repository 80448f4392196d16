import { readAnnouncement } from '@shared-kernel/contracts/browse/content';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { announcementReads, announcements } from './home.tables.ts';

/** Told twice, it is read once. One of another merchant is none. */
export const readAnnouncementApi = (api: Api): void =>
  answerMember(api, readAnnouncement, async ({ platform, merchant, session, input: { id } }) => {
    const [known] = await platform.db
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.id, id), eq(announcements.merchant, merchant.baseCode)));
    if (!known) throw new PlatformError('not.found', 'There is no such announcement.');
    await platform.db
      .insert(announcementReads)
      .values({ memberId: session.member.id, announcementId: known.id })
      .onConflictDoNothing();
    return {};
  });
