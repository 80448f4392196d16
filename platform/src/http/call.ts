import { changePassword } from '@shared-kernel/contracts/account/password';
import { logout } from '@shared-kernel/contracts/account/session';
import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context } from 'hono';
import type { Platform } from '../base/platform.ts';
import { PlatformError } from '../base/platform-error.ts';
import { findSession, type LiveSession } from '../identity/find-session.ts';
import { hashToken } from '../identity/tokens.ts';
import { requestScope } from '../log/request-scope.ts';
import { type Merchant, resolveMerchant } from '../merchants/merchants.ts';
import { refuseWhenClosed } from '../merchants/status.ts';
import { callerAddress, siteHostOf, siteOriginOf, visitorOf } from './caller.ts';
import { readInput } from './input/read-input.ts';
import { type CallerLimits, countCaller, countTry, type Limit } from './limits/rate-limit.ts';

const OPEN_TO_HELD: ReadonlySet<string> = new Set([changePassword.path, logout.path]);

/**
 * The session as a call may use it. One whose password must be changed is good for that alone (rules: PSW): to what is public it
 * is a guest's, to the rest it is refused.
 */
const usableSession = (session: LiveSession | null, { path, access }: AnyEndpoint): LiveSession | null => {
  if (!session?.member.mustChangePassword || OPEN_TO_HELD.has(path)) return session;
  if (access === 'session') throw new PlatformError('password.expired', 'The password must be changed first.');
  return null;
};

export interface Call<Input> {
  readonly input: Input;
  readonly platform: Platform;
  readonly now: Date;
  readonly merchant: Merchant;
  /** As the input asks; where it does not say, as the request's header does. */
  readonly language: Language;
  /** The signed-in member, if the request carries a live token. */
  readonly session: LiveSession | null;
  /** This browser, by a hash of the id in its cookie, which is set now if it has none: who reads the database is nobody's browser. */
  visitor(): string;
  /** Where the caller comes from, if a proxy of ours says so: what limits are tied to beside the visitor. */
  readonly address: string | undefined;
  /** The origin of the site that was asked, as the edge names it; empty when nobody does. */
  readonly siteOrigin: string;
  /** The solved challenge that came with the call, if one did (`proof-of-work.ts`). */
  readonly proof: string | undefined;
}

export interface MemberCall<Input> extends Call<Input> {
  readonly session: LiveSession;
}

const languageOf = (context: Context, input: unknown): Language => {
  const header = context.req.header(HEADER.language);
  const asked = typeof input === 'object' && input !== null && 'language' in input ? input.language : undefined;
  return LANGUAGES.find((language) => language === (asked ?? header)) ?? 'EN';
};

/** How often a call may be asked. */
export interface Limits {
  /** Of a member's call: how often they may ask. */
  readonly tries?: Limit;
  /** Of a public call: how often who may ask. */
  readonly limits?: CallerLimits;
}

const callerOf = (
  context: Context,
  { config }: Platform,
): Pick<Call<unknown>, 'visitor' | 'address' | 'siteOrigin' | 'proof'> => {
  let visitor: string | undefined;
  return {
    visitor: () => {
      visitor ??= hashToken(visitorOf(context));
      return visitor;
    },
    address: callerAddress(context, config.trustedProxies),
    siteOrigin: siteOriginOf(context),
    proof: context.req.header(HEADER.proof),
  };
};

/** A request as its handler gets it: counted, its session found, its input read. Throws what it is refused with. */
export const prepare = async (
  context: Context,
  endpoint: AnyEndpoint,
  platform: Platform,
  { tries, limits }: Limits,
): Promise<Call<unknown>> => {
  const now = await platform.clock.now();
  const merchant = await resolveMerchant(platform.db, context.req.header(HEADER.merchant), siteHostOf(context));
  await refuseWhenClosed(platform, merchant, endpoint.path, now);
  const found = await findSession(platform.db, context.req.header(HEADER.token), merchant, now);
  const scope = requestScope();
  if (scope && found) scope.memberId = found.member.id;
  const session = usableSession(found, endpoint);
  if (endpoint.access === 'session' && !session)
    throw new PlatformError('session.expired', 'A live session is needed.');
  const caller = callerOf(context, platform);
  if (tries && session) await countTry(platform.db, `${endpoint.path}/member/${session.member.id}`, tries, now);
  if (limits) {
    const asking = { visitor: caller.visitor(), address: caller.address };
    await countCaller(platform.db, { what: endpoint.path, merchant: merchant.baseCode, caller: asking, now }, limits);
  }
  const input = await readInput(context, endpoint, platform, now);
  return { input, platform, now, merchant, language: languageOf(context, input), session, ...caller };
};
