import { getSocialLinks, unlinkSocial } from '@shared-kernel/contracts/account/social';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../shared/social/social-sign-in.ts';

export interface SocialLink {
  readonly provider: SocialProvider;
  readonly linkedAt: string;
}

/** The providers whose word alone opens the member's account, those that this page can name. */
export const useSocialLinks = () =>
  useApi(
    getSocialLinks,
    {},
    {
      select: ({ links }): readonly SocialLink[] =>
        SOCIAL_PROVIDERS.flatMap(({ provider }) =>
          links.filter((link) => link.provider === provider).map(({ linkedAt }) => ({ provider, linkedAt })),
        ),
    },
  );

export const useUnlinkSocial = () => useApiMutation(unlinkSocial, { invalidates: [getSocialLinks] });
