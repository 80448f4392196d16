import { SOCIAL_PROVIDERS, type SocialProviders } from '../../base/social-providers.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { socialLinks } from './social.tables.ts';

/** The flag of a merchant that offers a provider (accounts §2). */
export const PROVIDER_FLAGS = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;

export type Provider = (typeof SOCIAL_PROVIDERS)[number];

/** The latest link to each provider that the platform knows; one to an issuer that the settings name no more opens nothing. */
export const linkedProviders = async (db: Database, known: SocialProviders, memberId: number) => {
  const links = await db.select().from(socialLinks).where(eq(socialLinks.memberId, memberId));
  return SOCIAL_PROVIDERS.flatMap((provider) => {
    const at = links
      .filter(({ issuer }) => issuer === known[provider]?.issuer)
      .map(({ linkedAt }) => linkedAt.getTime());
    return at.length > 0 ? [{ provider, linkedAt: new Date(Math.max(...at)) }] : [];
  });
};
