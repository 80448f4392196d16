import { paths } from '@shared-kernel/contracts/system/paths';
import * as contract from '@shared-kernel/contracts/system/system';
import type { Platform } from '../../base/platform.ts';
import { SOCIAL_PROVIDERS } from '../../base/social-providers.ts';
import { type Api, answer } from '../../http/answer.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { firebaseOf, flagsOf } from '../../merchants/flags.ts';
import { type Merchant, merchantCodeOfHost, trialCodeOf } from '../../merchants/merchants.ts';
import { statusOf } from '../../merchants/status.ts';
import { DOWNLOAD_RESOURCES } from '../downloads/resources.ts';
import { customerServiceEntries, customerServiceLink } from './customer-service.ts';

/** Paths of the site that server content links to, by name. */
const SITE_PATHS: Readonly<Record<string, string>> = {
  customerService: '/wps/system/customerService',
  deposit: paths.deposit,
  promotions: paths.promotions,
  rewardCenter: paths.rewards,
  userAgreement: paths.userAgreement,
  winners: paths.winners,
};

/** What a page asks Firebase with; the project's name and keys are for this process alone. */
const firebaseSettings = async (platform: Platform, merchant: Merchant) => {
  const access = await firebaseOf(platform, merchant);
  return access && { origin: access.origin, apiKey: access.apiKey };
};

/** What the startup gate and the frame ask first: status, flags, settings, field rules. */
export const systemApi = (api: Api): void => {
  answer(api, contract.getStatus, async ({ platform, merchant, now }) => ({
    ...(await statusOf(platform, merchant)),
    serverTime: now.toISOString(),
  }));

  answer(api, contract.getWhitelabel, async ({ platform, merchant }) => ({
    merchantCode: merchant.code,
    brand: merchant.brand,
    name: merchant.name,
    currency: merchant.currency,
    minimumAge: merchant.minimumAge,
    flags: await flagsOf(platform, merchant),
    agentMenu: merchant.agentMenu,
  }));

  answer(api, contract.getConsolidatedSettings, async ({ platform, merchant, language }) => ({
    customerService: customerServiceEntries(language),
    imageCDNs: [...platform.config.imageCdns],
    domainRoute: { [merchant.baseCode]: trialCodeOf(merchant.baseCode) },
    mobileTemplate: merchant.mobileTemplate,
    paths: SITE_PATHS,
    register: await fieldRulesOf(platform, merchant),
    resources: [...DOWNLOAD_RESOURCES],
    socialProviders: SOCIAL_PROVIDERS.filter((provider) => platform.config.socialProviders[provider] !== undefined),
    firebase: await firebaseSettings(platform, merchant),
    whitelabel: await flagsOf(platform, merchant),
    mainDomain: merchant.baseCode === 'tala' ? 'localhost' : `${merchant.baseCode}.localhost`,
    parameters: { pwa: { icon: null } },
  }));

  answer(api, contract.getDomainRoute, async ({ platform, merchant, input: { domain } }) => {
    const merchantCode = domain === undefined ? merchant.baseCode : await merchantCodeOfHost(platform.db, domain);
    return { merchantCode, trialMerchantCode: trialCodeOf(merchantCode) };
  });

  answer(api, contract.getFieldRules, async ({ platform, merchant }) => ({
    fields: await fieldRulesOf(platform, merchant),
  }));

  answer(api, contract.getCustomerServiceLink, async ({ platform, merchant, input }) => {
    const { maintenance, regionRestriction } = await statusOf(platform, merchant);
    return { link: customerServiceLink(input, !maintenance && !regionRestriction) };
  });
};
