import {
  boolean,
  int,
  nullable,
  object,
  openEnum,
  optional,
  readAs,
  record,
  rows,
  string,
  unknown,
  withDefault,
} from 'shared-kernel/schema';
import { defineEndpoint, type InputOf } from './endpoint.ts';
import { fieldsOf } from './other-forms.ts';
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
    /** Missing where the platform tells none: then the clock of whoever asks stands for it. */
    serverTime: optional(instant),
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
    /** Empty: the merchant that was asked for. */
    merchantCode: withDefault(string(), ''),
    /** The name of its look: a folder of tokens, sign and pictures. One without a folder is shown in the default look. */
    brand: withDefault(string(), 'tala'),
    name: withDefault(string(), ''),
    currency: withDefault(string(), 'PHP'),
    flags: withDefault(record(string(), boolean()), {}),
    /** Which items the agent home's menu shows besides the customer-service link. */
    agentMenu: withDefault(rows(string()), []),
  }),
});

/** Channels of customer service; one that a page does not know is offered by its title. */
const serviceChannel = openEnum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']);

/** Of what the specification names without a shape (`domainRoute`, `paths`, `register`) no page reads anything. */
export const getConsolidatedSettings = defineEndpoint({
  summary: 'Settings that pages read: templates, resources, paths, customer service',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'public',
  input: object({ language: optional(language) }),
  value: object({
    /**
     * Entries of the floating customer-service menu, several of a channel too; `path`, percent-encoded, is the GET that
     * answers with the entry's link (browsing §3, §7).
     */
    customerService: withDefault(
      rows(
        object({
          csPosition: string(),
          title: string(),
          type: serviceChannel,
          path: withDefault(string(), ''),
        }),
      ),
      [],
    ),
    imageCDNs: withDefault(rows(string()), []),
    domainRoute: optional(unknown()),
    mobileTemplate: withDefault(
      object({ mem_cen: withDefault(string(), ''), dep_func: withDefault(string(), '') }),
      {},
    ),
    paths: optional(unknown()),
    register: optional(unknown()),
    resources: withDefault(
      rows(object({ resourceType: openEnum(['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon']), url: string() })),
      [],
    ),
    whitelabel: withDefault(record(string(), unknown()), {}),
    mainDomain: optional(string()),
    parameters: optional(object({ pwa: optional(object({ icon: optional(nullable(string())) })) })),
  }),
});

export const getDomainRoute = defineEndpoint({
  summary: 'Which merchant a host name belongs to',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  input: object({ domain: string() }),
  value: object({ merchantCode: string(), trialMerchantCode: optional(string()) }),
});

const fieldRule = object({
  enabled: withDefault(boolean(), false),
  required: withDefault(boolean(), false),
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
  keptAs: 'registrationValidators',
  module: 'REG3',
  input: object({}),
  value: readAs(object({ fields: record(string(), fieldRule) }), fieldsOf),
});

export const getCustomerServiceLink = defineEndpoint({
  summary: 'The link of customer service: of one entry, of a channel’s first, or of the site’s own page',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'public',
  input: object({ type: optional(serviceChannel), csPosition: optional(string()) }),
  value: object({ link: string() }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getDomainRoute: { domain: 'luna.localhost' } satisfies InputOf<typeof getDomainRoute>,
  getConsolidatedSettings: { language: 'EN' } satisfies InputOf<typeof getConsolidatedSettings>,
};
