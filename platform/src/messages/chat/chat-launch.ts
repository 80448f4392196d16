import { HOUR_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, gt } from '../../database/orm.ts';
import type { Call } from '../../http/answer.ts';
import { findSessionByHash, type LiveSession } from '../../identity/find-session.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { refuseWhenClosed } from '../../merchants/status.ts';
import { hashTicket, isSiteOrigin, newTicket, SITE_QUERY } from '../../play/play.public.ts';
import { chatLaunches } from './chat.tables.ts';

/** Among the frames' paths: the document server serves them on the games' origin alone, where no session is. */
export const CHAT_FRAME = '/wps/play/service/chat';
const LAUNCH_LIFE_MS = 4 * HOUR_MS;

const expired = () => new PlatformError('session.expired', 'This chat was opened by a session that has ended.');

/** The chat's frame, for a member; for a guest `page`. */
export const launchOf = async (
  { platform: { db, config }, session, language, siteOrigin, now }: Call<unknown>,
  page: string,
): Promise<string> => {
  if (session === null) return page;
  const isApart = config.gamesOrigin !== undefined;
  if (isApart && !(await isSiteOrigin({ db, config }, siteOrigin)))
    throw new PlatformError('feature.unavailable', `The chat does not know the site ${siteOrigin}.`);
  const { ticket, row } = newTicket(now);
  await db.insert(chatLaunches).values({ ...row, sessionHash: session.tokenHash });
  const query = new URLSearchParams({ lang: language, ...(isApart && { [SITE_QUERY]: siteOrigin }) });
  return `${config.gamesOrigin ?? ''}${CHAT_FRAME}?${query}#launch=${ticket}`;
};

/** The token for an address's ticket: once, and soon. Fails with `session.expired`. */
export const takeChatTicket = async ({ db }: Platform, ticket: string | undefined, now: Date): Promise<string> => {
  const token = newToken();
  const taken = await db
    .update(chatLaunches)
    .set({ tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + LAUNCH_LIFE_MS) })
    .where(and(eq(chatLaunches.tokenHash, hashTicket(ticket ?? '')), gt(chatLaunches.expiresAt, now)))
    .returning({ sessionHash: chatLaunches.sessionHash });
  if (taken.length === 0) throw expired();
  return token;
};

/** Whose chat a token opens, while their session lives and the site is open. */
export const memberOfLaunch = async (
  platform: Platform,
  token: string | undefined,
  now: Date,
): Promise<LiveSession['member']> => {
  const { db } = platform;
  const [found] = await db
    .select()
    .from(chatLaunches)
    .where(and(eq(chatLaunches.tokenHash, hashToken(token ?? '')), gt(chatLaunches.expiresAt, now)));
  const session = found && (await findSessionByHash(db, found.sessionHash, now));
  if (!session) throw expired();
  await refuseWhenClosed(platform, session, CHAT_FRAME, now);
  return session.member;
};
