import {
  boolean,
  int,
  lenient,
  nullable,
  object,
  oneOf,
  openCode,
  openEnum,
  optional,
  record,
  rows,
  string,
  text,
  unknown,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { fieldsOf } from './other-forms.ts';
import { instant, language, queryText } from './values.ts';

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
    /** Nobody younger may play, in years (rules: age). */
    minimumAge: withDefault(int(), 21),
    flags: withDefault(record(string(), boolean()), {}),
    /** Which items the agent home's menu shows besides the customer-service link. */
    agentMenu: withDefault(rows(string()), []),
  }),
});

/** Channels of customer service; one that a page does not know is offered by its title. */
const SERVICE_CHANNELS = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const;
const CHANNEL_MAX = 64;
const serviceChannel = openEnum(SERVICE_CHANNELS);

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
          /** When somebody answers, `09:00` by the merchant's clock; left out where somebody always does. */
          opensAt: optional(string()),
          closesAt: optional(string()),
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
    /** By which providers the platform itself signs in; whether one is offered is for the flags to say (decision 0021). */
    socialProviders: withDefault(rows(openEnum(['facebook', 'google'])), []),
    /** Where numbers are proved by Firebase: the origin that texts and checks, and the project's key; else the platform's own codes do (decision 0023). */
    firebase: optional(nullable(object({ origin: string(), apiKey: string() }))),
    mainDomain: optional(string()),
    parameters: optional(
      object({
        pwa: optional(object({ icon: optional(nullable(string())) })),
        /** Said on iOS in another browser than Safari, in place of the site's own words (browsing §2, other prompts). */
        safariNotice: optional(nullable(string())),
      }),
    ),
  }),
});

/** Characters of a host name. */
const DOMAIN_MAX = 253;

export const getDomainRoute = defineEndpoint({
  summary: 'Which merchant a host name belongs to; without one, the host name that was asked',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  input: object({ domain: optional(text(DOMAIN_MAX)) }),
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
  cachedAs: 'registrationValidators',
  module: 'REG3',
  input: object({}),
  value: lenient(object({ fields: record(string(), fieldRule) }), fieldsOf),
});

export const getCustomerServiceLink = defineEndpoint({
  summary: 'The link of customer service: of one entry, of a channel’s first, or of the site’s own page',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'public',
  input: object({ type: optional(openCode(SERVICE_CHANNELS, CHANNEL_MAX)), csPosition: queryText }),
  value: object({ link: string() }),
});

/** The specification names the call alone (browsing §7): it needs nothing, and answers where the chat is. */
export const launchChat = defineEndpoint({
  summary: 'Launch the live chat: where it is',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  access: 'public',
  input: object({ language: optional(language) }),
  value: object({ url: string() }),
});

/** Articles of the help centre, in their order: an address names one by its place (browsing §2, §7). */
export const getHelpCenter = defineEndpoint({
  summary: 'Articles of the help centre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  input: object({ language: optional(language), device: optional(oneOf(['MOBILE'])) }),
  value: object({ items: withDefault(rows(object({ title: string(), content: string() })), []) }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getDomainRoute: { domain: 'luna.localhost' } satisfies InputOf<typeof getDomainRoute>,
  getConsolidatedSettings: { language: 'EN' } satisfies InputOf<typeof getConsolidatedSettings>,
};
