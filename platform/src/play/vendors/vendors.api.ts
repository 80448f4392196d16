import { getGameOrigins } from '@shared-kernel/contracts/browse/game-origins';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import type { Context } from 'hono';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { problemsOf } from '../../base/problems.ts';
import { type Api, answer } from '../../http/answer.ts';
import { sendError, sendValue } from '../../http/envelope.ts';
import { refuseHeavy, requireMediaType } from '../../http/input/refuse-input.ts';
import { BELIEVED_MS, requestText, signedId } from '../../http/keys/signed-message.ts';
import { spendOnce } from '../../http/keys/spent.ts';
import { log } from '../../log/log.ts';
import { openVendor } from '../catalogue/open-games.ts';
import { bet, win } from './bet-and-win.ts';
import { cancel, roundClosed } from './cancel-and-close.ts';
import { authenticate, balance } from './sessions.ts';
import { refusal, type WalletCall } from './wallet-call.ts';
import {
  isWalletCall,
  SIGNATURE_ERRORS,
  WALLET_CALLS,
  type WalletCallName,
  type WalletValue,
  walletPath,
} from './wallet-protocol.ts';

const LARGEST_BODY = 16 * 1024;
/** Of what anybody may send, in the log. */
const LOGGED_CHARACTERS = 64;
/** What no vendor in order is told. */
const LOGGED: ReadonlySet<string> = new Set(['signature.invalid', 'signature.replayed', 'request.duplicate']);

const HANDLERS: { readonly [Name in WalletCallName]: (call: WalletCall<Name>) => Promise<WalletValue<Name>> } = {
  authenticate,
  balance,
  bet,
  win,
  cancel,
  'round-closed': roundClosed,
};

const answerCall = <Name extends WalletCallName>(name: Name, call: WalletCall<Name>): Promise<WalletValue<Name>> => {
  const handle: (asked: WalletCall<Name>) => Promise<WalletValue<Name>> = HANDLERS[name];
  return handle(call);
};

/** What a vendor has signed within five minutes, and not said before. */
const readSigned = async (context: Context, { config, db, clock }: Platform, vendor: string): Promise<string> => {
  const text = await context.req.text();
  const keys = config.gameVendors.find(({ code }) => code === vendor)?.keys ?? [];
  const id = signedId(keys, requestText(context.req.method, context.req.path, text), context.req.raw.headers);
  if (id === undefined)
    throw refusal('signature.invalid', 'It is not signed by this vendor, or not within five minutes.');
  const until = new Date((await clock.now()).getTime() + BELIEVED_MS);
  if (await spendOnce(db, `vendor/${vendor}/${id}`, until)) return text;
  throw refusal('signature.replayed', `The message ${id} was heard before.`);
};

const readAsk = <Name extends WalletCallName>(name: Name, text: string): WalletCall<Name>['ask'] => {
  const parsed = WALLET_CALLS[name].input.safeParse(parseJson(text));
  if (parsed.success) return parsed.data as WalletCall<Name>['ask'];
  throw new PlatformError('request.invalid', problemsOf(parsed.error).join('; '));
};

const logRefusal = (vendor: string, id: string, error: unknown): void => {
  if (!(error instanceof PlatformError && LOGGED.has(error.code))) return;
  const said = { vendor: vendor.slice(0, LOGGED_CHARACTERS), id: id.slice(0, LOGGED_CHARACTERS) };
  log({ level: 'warn', event: 'vendor.call-refused', ...said, code: error.code });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The wallet as vendors' servers see it. It stands on the platform's own port, which no site leads to. */
export const vendorsApi = (api: Api): void => {
  const { app, platform } = api;
  for (const { code, categories } of platform.config.gameVendors) openVendor(code, categories);

  answer(api, getGameOrigins, async () => ({
    origins: [...new Set(platform.config.gameVendors.map(({ url }) => new URL(url).origin))],
  }));

  app.post(walletPath(':vendor', ':call'), refuseHeavy(LARGEST_BODY), async (context) => {
    const { vendor = '', call: name = '' } = context.req.param() as Readonly<Record<string, string>>;
    const errors = { ...SIGNATURE_ERRORS, ...(isWalletCall(name) ? WALLET_CALLS[name].errors : {}) };
    let id = context.req.header('webhook-id') ?? '';
    try {
      requireMediaType(context);
      const text = await readSigned(context, platform, vendor);
      if (!isWalletCall(name)) throw new PlatformError('not.found', `There is no call ${name}.`);
      const ask = readAsk(name, text);
      if ('transactionId' in ask) id = ask.transactionId;
      const call = { platform, vendor, ask, at: await platform.clock.now() };
      context.header('Cache-Control', 'no-store');
      return sendValue(context, await answerCall(name, call));
    } catch (error) {
      logRefusal(vendor, id, error);
      return sendError(context, error, { errors } as AnyEndpoint);
    }
  });
};
