import { array, boolean, int, nullable, object, oneOf, optional, record, string, unknown } from 'shared-kernel/schema';
import { defineEndpoint } from './endpoint.ts';
import { instant, language } from './values.ts';

/** Maintenance wins when both flags are set (specification: browsing §4). */
export const getStatus = defineEndpoint({
  summary: 'Startup flags: maintenance and region restriction, and the server clock',
  method: 'GET',
  path: '/wps/system/status',
  access: 'public',
  input: object({}),
  value: object({
    maintenance: boolean(),
    regionRestriction: boolean(),
    maintenanceReason: optional(string()),
    maintenanceEndsAt: optional(instant),
    serverTime: instant,
  }),
});

/** White-label flags by name (`DIRECTREG3`, `REWCEN3` …): the ones in force for this merchant. */
export const getWhitelabel = defineEndpoint({
  summary: 'White-label flags, name and style of this merchant',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'public',
  input: object({}),
  value: object({
    merchantCode: string(),
    brand: oneOf(['tala', 'mabuhay', 'luna']),
    name: string(),
    currency: string(),
    timeZone: string(),
    flags: record(string(), boolean()),
    /** Which items the agent home's menu shows besides the customer-service link. */
    agentMenu: array(string()),
  }),
});

export const getConsolidatedSettings = defineEndpoint({
  summary: 'Settings that pages read: templates, resources, paths, customer service',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'public',
  input: object({ language: optional(language) }),
  value: object({
    /** Channels of the floating customer-service menu; `path` answers with the channel's link. */
    customerService: array(
      object({
        csPosition: string(),
        title: string(),
        type: oneOf(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']),
        path: string(),
      }),
    ),
    imageCDNs: array(string()),
    domainRoute: record(string(), string()),
    mobileTemplate: object({ mem_cen: string(), dep_func: string() }),
    paths: record(string(), string()),
    register: record(string(), unknown()),
    resources: array(
      object({ resourceType: oneOf(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']), url: string() }),
    ),
    whitelabel: record(string(), boolean()),
    mainDomain: string(),
    parameters: object({ pwa: object({ icon: nullable(string()) }) }),
  }),
});

export const getDomainRoute = defineEndpoint({
  summary: 'Which merchant a host name belongs to',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  input: object({ domain: string() }),
  value: object({ merchantCode: string(), trialMerchantCode: string() }),
});

const fieldRule = object({
  enabled: boolean(),
  required: boolean(),
  minLength: optional(int()),
  maxLength: optional(int()),
  /** A regular expression the whole value must match. */
  pattern: optional(string()),
});

/** Per-field rules that forms follow: `loginUsername`, `loginPassword`, `loginMobileNum`, `verificationCode`, `password`, `mobileNum` … (accounts §5). */
export const getFieldRules = defineEndpoint({
  summary: 'Field rules of login and registration',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'public',
  module: 'REG3',
  input: object({}),
  value: object({ fields: record(string(), fieldRule) }),
});

export const getCustomerServiceLink = defineEndpoint({
  summary: 'The link of one customer-service channel',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'public',
  input: object({ type: optional(oneOf(['LIVECHAT', 'TELEGRAM', 'FACEBOOK'])) }),
  value: object({ link: string() }),
});
