import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context } from 'hono';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq, type SQL } from '../../database/orm.ts';
import type { Api } from '../../http/answer.ts';
import { siteHostOf } from '../../http/caller.ts';
import { DESK_PICTURES_PATH, isDeskOpen } from '../../http/desk/desk-page.ts';
import { sendError } from '../../http/envelope.ts';
import { findSession } from '../../identity/find-session.ts';
import { resolveMerchant } from '../../merchants/merchants.ts';
import { sendPicture, UPLOADS_PATH } from '../../uploads/pictures.ts';
import { uploads } from '../../uploads/uploads.tables.ts';

/** Who asks, as far as a picture may be shown to him: not one whose password must be changed first. */
const readerOf = async (context: Context, { db, clock }: Platform): Promise<number | undefined> => {
  const merchant = await resolveMerchant(db, context.req.header(HEADER.merchant), siteHostOf(context));
  const session = await findSession(db, context.req.header(HEADER.token), merchant, await clock.now());
  return session && !session.member.mustChangePassword ? session.member.id : undefined;
};

const sendFound = async (context: Context, { db }: Platform, isFound: SQL | undefined): Promise<Response> => {
  const [upload] = await db.select().from(uploads).where(isFound);
  return upload ? sendPicture(context, upload) : sendMissing(context);
};

const sendMissing = (context: Context): Response =>
  sendError(context, new PlatformError('not.found', 'There is no such picture.'));

/** Pictures that members sent, each to its own member and to the operator's desk: to everybody else there is none. */
export const uploadsApi = ({ app, platform }: Api): void => {
  app.get(`${UPLOADS_PATH}/:name`, async (context) => {
    const reader = await readerOf(context, platform);
    if (reader === undefined) return sendMissing(context);
    const isTheirs = and(eq(uploads.name, context.req.param('name')), eq(uploads.memberId, reader));
    return sendFound(context, platform, isTheirs);
  });
  app.get(`${DESK_PICTURES_PATH}/:name`, (context) =>
    isDeskOpen(platform.config, context)
      ? sendFound(context, platform, eq(uploads.name, context.req.param('name')))
      : sendMissing(context),
  );
};
