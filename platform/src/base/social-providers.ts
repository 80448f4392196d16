import { readOrigin } from '@shared-kernel/node/environment';
import { secretsOf } from '@shared-kernel/node/secrets';

/** An OpenID provider as the operator is registered with it. */
export interface SocialAccess {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export const SOCIAL_PROVIDERS = ['facebook', 'google'] as const;

export type SocialProviders = Readonly<Partial<Record<(typeof SOCIAL_PROVIDERS)[number], SocialAccess>>>;

interface Given {
  readonly issuer: string | undefined;
  readonly clientId: string | undefined;
  readonly secrets: readonly string[];
}

/** Without a secret anybody could ask for tokens in the operator's name; over http anybody could read them. */
const accessOf = (
  name: string,
  isProduction: boolean,
  { issuer, clientId, secrets: [clientSecret] }: Given,
): SocialAccess | undefined => {
  if (issuer === undefined) return undefined;
  if (!clientId || !clientSecret)
    throw new Error(`${name}_ISSUER needs ${name}_CLIENT_ID and ${name}_CLIENT_SECRET_FILE.`);
  if (isProduction && !issuer.startsWith('https:')) throw new Error(`${name}_ISSUER must be asked over https.`);
  return { issuer, clientId, clientSecret };
};

export const readSocialProviders = (env: NodeJS.ProcessEnv): SocialProviders => {
  const isProduction = env.NODE_ENV === 'production';
  const facebook = accessOf('SOCIAL_FACEBOOK', isProduction, {
    issuer: readOrigin(env, 'SOCIAL_FACEBOOK_ISSUER'),
    clientId: env.SOCIAL_FACEBOOK_CLIENT_ID,
    secrets: secretsOf(
      'SOCIAL_FACEBOOK_CLIENT_SECRET',
      env.SOCIAL_FACEBOOK_CLIENT_SECRET,
      env.SOCIAL_FACEBOOK_CLIENT_SECRET_FILE,
    ),
  });
  const google = accessOf('SOCIAL_GOOGLE', isProduction, {
    issuer: readOrigin(env, 'SOCIAL_GOOGLE_ISSUER'),
    clientId: env.SOCIAL_GOOGLE_CLIENT_ID,
    secrets: secretsOf(
      'SOCIAL_GOOGLE_CLIENT_SECRET',
      env.SOCIAL_GOOGLE_CLIENT_SECRET,
      env.SOCIAL_GOOGLE_CLIENT_SECRET_FILE,
    ),
  });
  return { ...(facebook && { facebook }), ...(google && { google }) };
};
