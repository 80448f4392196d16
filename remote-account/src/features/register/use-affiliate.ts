import { checkAffiliate } from '@shared-kernel/contracts/account/registration';
import { type Referrer, readReferrer } from '@shared-kernel/contracts/system/paths';
import { toShortText } from '@shared-kernel/contracts/system/values';
import { isApiError } from 'shared-kernel/api';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { useSearchParams } from 'shared-kernel/router';

const sendable = (referrer: Referrer): Referrer => {
  if (referrer.kind === 'affiliate')
    return { ...referrer, affiliateCode: toShortText(referrer.affiliateCode), domain: toShortText(referrer.domain) };
  if (referrer.kind === 'member') return { ...referrer, recommenderId: toShortText(referrer.recommenderId) };
  return referrer;
};

/** Who sent the visitor, whether the link's code is good (asked on opening), and the check of a typed one (accounts §2, §4). */
export const useAffiliate = () => {
  const [search] = useSearchParams();
  const referrer = sendable(readReferrer(search));
  const { code, domain } =
    referrer.kind === 'affiliate'
      ? { code: referrer.affiliateCode, domain: referrer.domain }
      : { code: '', domain: '' };
  const ofDomain = domain === '' ? {} : { domain };
  const link = useApi(checkAffiliate, { code, ...ofDomain }, { enabled: code !== '' });
  const typed = useApiMutation(checkAffiliate);
  return {
    referrer,
    /** Nothing is asked while the link's code is still being looked at. */
    asksInvitation: code === '' || link.isError,
    isLinkRefused: isApiError(link.error) && link.error.code === 'affiliate.wrong',
    /** Throws `affiliate.wrong` for a code that is not good here. */
    check: (affiliateCode: string) => typed.mutateAsync({ code: affiliateCode, ...ofDomain }),
  };
};
