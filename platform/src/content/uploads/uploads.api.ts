import { eq } from 'drizzle-orm';
import { PlatformError } from '../../base/platform-error.ts';
import type { Api } from '../../http/answer.ts';
import { sendError } from '../../http/envelope.ts';
import { UPLOADS_PATH } from '../../uploads/upload-url.ts';
import { uploads } from '../../uploads/uploads.tables.ts';

/** Pictures that members sent, under names that cannot be guessed; whatever is in them, the browser only draws them. */
export const uploadsApi = ({ app, platform }: Api): void => {
  app.get(`${UPLOADS_PATH}/:name`, async (context) => {
    const [upload] = await platform.db
      .select()
      .from(uploads)
      .where(eq(uploads.name, context.req.param('name')));
    if (!upload) return sendError(context, new PlatformError('not.found', 'There is no such picture.'));
    return context.body(Uint8Array.from(upload.content), 200, {
      'Content-Type': upload.contentType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=86400, immutable',
    });
  });
};
