import type { startSocial } from '@shared-kernel/contracts/account/social';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import * as openid from 'openid-client';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { hashToken } from '../../identity/tokens.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { PROVIDER_FLAGS } from './linked-providers.ts';
import { openidProvider } from './openid-provider.ts';
import { socialAttempts } from './social.tables.ts';

type Start = typeof startSocial;

const AT_PROVIDER_MS = 10 * MINUTE_MS;

/** The address to leave for: authorisation code with PKCE, state and nonce, back to the login page of the same site. */
export const start = async (call: Call<ParsedInputOf<Start>>): Promise<ValueOf<Start>> => {
  const { platform, merchant, input, language, siteOrigin, now } = call;
  const access = platform.config.socialProviders[input.provider];
  const isOn = !merchant.isTrial && (await flagsOf(platform, merchant))[PROVIDER_FLAGS[input.provider]] === true;
  if (access === undefined || siteOrigin === '' || !isOn)
    throw new PlatformError('feature.unavailable', `Login with ${input.provider} is off.`);
  const provider = await openidProvider(access);
  const state = openid.randomState();
  const nonce = openid.randomNonce();
  const verifier = openid.randomPKCECodeVerifier();
  const returnTo = `${siteOrigin}${paths.login}`;
  await platform.db.insert(socialAttempts).values({
    stateHash: hashToken(state),
    merchant: merchant.baseCode,
    visitor: call.visitor(),
    provider: input.provider,
    nonce,
    verifier,
    returnTo,
    expiresAt: new Date(now.getTime() + AT_PROVIDER_MS),
  });
  const address = openid.buildAuthorizationUrl(provider, {
    redirect_uri: returnTo,
    scope: 'openid email profile',
    // BCP 47, as providers know languages (OpenID Connect Core 3.1.2.1).
    ui_locales: language === 'TY' ? 'fil' : 'en',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href };
};
