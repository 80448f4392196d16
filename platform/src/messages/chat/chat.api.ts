import { maxLength, object, regex, safeParse, string } from '@shared-kernel/contracts/schema';
import { launchChat } from '@shared-kernel/contracts/system/system';
import { TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import type { Context } from 'hono';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { customerServiceLink } from '../../content/content.public.ts';
import { eq } from '../../database/orm.ts';
import { type Api, answer } from '../../http/answer.ts';
import { sendError, sendValue } from '../../http/envelope.ts';
import { refuseHeavy, requireMediaType } from '../../http/input/refuse-input.ts';
import { countTry, type Limit } from '../../http/limits/rate-limit.ts';
import { chatConversations } from './chat.tables.ts';
import { CHAT_FILES, sendChatFrame } from './chat-frame.ts';
import { CHAT_FRAME, launchOf, memberOfLaunch, takeChatTicket } from './chat-launch.ts';
import { messagesOf, say } from './conversation.ts';

const API = '/wps/play/service';
const TEXT_MAX = 1_000;
const MESSAGES_OF_MEMBER: Limit = { count: 20, windowMs: 60_000 };

const written = object({
  text: string().check(maxLength(TEXT_MAX)),
  key: string().check(regex(/^[\w-]{8,64}$/)),
});

const tokenOf = (context: Context) => context.req.header('Launch');

const writeMessage = async (context: Context, platform: Platform, now: Date) => {
  requireMediaType(context);
  const member = await memberOfLaunch(platform, tokenOf(context), now);
  await countTry(platform.db, `chat/member/${member.id}`, MESSAGES_OF_MEMBER, now);
  const read = safeParse(written, await context.req.json().catch(() => undefined));
  const text = read.success ? read.data.text.trim() : '';
  if (!read.success || text === '' || text.includes('\0'))
    throw new PlatformError('request.invalid', `A message is { text, key }, of 1 to ${TEXT_MAX} letters.`);
  const said = { memberId: member.id, text, key: read.data.key, isOperator: false };
  await platform.db.transaction((tx) => say(tx, said, now));
  return {};
};

const readMessages = async (context: Context, { db, ...platform }: Platform, now: Date) => {
  const member = await memberOfLaunch({ db, ...platform }, tokenOf(context), now);
  const after = /^\d{1,15}$/.exec(context.req.query('after') ?? '')?.[0] ?? '0';
  const [conversation] = await db.select().from(chatConversations).where(eq(chatConversations.memberId, member.id));
  const messages = await messagesOf(db, member.id, Number(after));
  return {
    messages: messages.map(({ id, isOperator, text, sentAt }) => ({ id, isOperator, text, sentAt })),
    isClosed: conversation !== undefined && conversation.closedAt !== null,
  };
};

/** The live chat: its launch, the frame, and what the frame calls. */
export const chatApi = (api: Api): void => {
  const { app, platform } = api;
  answer(api, launchChat, async (call) => ({ url: await launchOf(call, customerServiceLink({ type: 'LIVECHAT' })) }));

  type Handle = (context: Context, platform: Platform, now: Date) => Promise<unknown>;
  const route = (method: 'GET' | 'POST', path: string, handle: Handle): void => {
    app.on(method, `${API}${path}`, refuseHeavy(TEXT_LIMIT_BYTES), async (context) => {
      try {
        context.header('Cache-Control', 'no-store');
        return sendValue(context, await handle(context, platform, await platform.clock.now()));
      } catch (error) {
        return sendError(context, error);
      }
    });
  };
  route('POST', '/open', async (context, _platform, now) => ({
    token: await takeChatTicket(platform, tokenOf(context), now),
  }));
  route('GET', '/messages', readMessages);
  route('POST', '/messages', writeMessage);

  app.get(CHAT_FRAME, (context) => sendChatFrame(context, platform));
  for (const [path, { type, text }] of Object.entries(CHAT_FILES))
    app.get(path, (context) =>
      context.body(text, 200, {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      }),
    );
};
