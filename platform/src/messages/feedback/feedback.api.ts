import * as contract from '@shared-kernel/contracts/browse/feedback';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import { desc, eq } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { keepPicture, uploadUrl } from '../../uploads/pictures.ts';
import { redrawPicture } from '../../uploads/redraw-picture.ts';
import { feedback } from './feedback.tables.ts';

const LIST_MAX = 50;
/** Each may bring 15 MB of pictures, which are kept for half a year. */
const MESSAGES_OF_MEMBER: Limit = { count: 20, windowMs: 24 * 60 * 60 * 1000 };

/** The member's line to the operator. A message and its pictures are kept together or not at all. */
export const feedbackApi = (api: Api): void => {
  const send = ({ platform, session, input, now }: MemberCall<ParsedInputOf<typeof contract.sendFeedback>>) => {
    const { id: memberId } = session.member;
    const { type, pictures } = input;
    const comment = input.comment.trim();
    if (comment === '') throw new PlatformError('request.invalid', 'comment: it is empty.');
    if (pictures.length > contract.PICTURE_LIMITS.count) {
      throw new PlatformError('request.invalid', `pictures: at most ${contract.PICTURE_LIMITS.count}.`);
    }
    return platform.db.transaction(async (tx) => {
      const names: string[] = [];
      for (const picture of pictures) names.push(await keepPicture(tx, memberId, picture, now));
      const row = { memberId, type, comment, pictures: names, sentAt: now };
      const [sent] = await tx.insert(feedback).values(row).returning({ id: feedback.id });
      return { id: String(sent?.id) };
    });
  };
  answerMember(api, contract.sendFeedback, send, {
    tries: MESSAGES_OF_MEMBER,
    rework: async (input, call) => {
      // A trial costs nobody anything: it writes, and neither the room nor the time that pictures take is its.
      if (input.pictures.length > 0) refuseTrial(call.session.member);
      const pictures: File[] = [];
      for (const picture of input.pictures) pictures.push(await redrawPicture(picture, call));
      return { ...input, pictures };
    },
  });

  answerMember(api, contract.getFeedback, async ({ platform, session }) => {
    const sent = await platform.db
      .select()
      .from(feedback)
      .where(eq(feedback.memberId, session.member.id))
      .orderBy(desc(feedback.id))
      .limit(LIST_MAX);
    const list = sent.map(({ id, type, comment, pictures, sentAt, answer, answeredAt }) => ({
      id: String(id),
      type,
      comment,
      pictures: pictures.map(uploadUrl),
      sentAt: sentAt.toISOString(),
      ...(answer === null ? {} : { answer }),
      ...(answeredAt === null ? {} : { answeredAt: answeredAt.toISOString() }),
    }));
    return { list };
  });
};
