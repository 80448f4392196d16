import type { Recorded } from './recorded.ts';

const resources = [
  { resourceType: 'Android', url: '/app.apk' },
  { resourceType: 'MOBILECONFIG', url: '/app.mobileconfig' },
];

/** Consolidated settings (browsing §3): what has no shape there comes in one that nobody expects. */
const settings = {
  customerService: [{ csPosition: 'FLOAT', title: 'Live chat', type: 'LIVECHAT' }],
  imageCDNs: null,
  domainRoute: [],
  mobileTemplate: { mem_cen: 1, dep_func: '0' },
  paths: 'L20=',
  register: null,
  resources,
  whitelabel: { REWCEN3: 1 },
  mainDomain: null,
  parameters: { pwa: { icon: null } },
};

/** The flags that the specification names (accounts §3, browsing §2), all on. */
const FLAGS = [
  ...['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'FACEBOOKLOGIN3', 'GOOGLELOGIN3'],
  ...['CHNGPASSVERIF3', 'DIRECTREG3', 'REWCEN3', 'DEPRECM3', 'WITHREC3', 'TRANSREC3', 'TRANSBETREPMEM3', 'PERSREP'],
  ...['AGETRANSFERUP3', 'MANPLAYREB3', 'PLYRBT', 'MAILCEN', 'FEEDBACK3'],
];

/** Answers of the calls that make the site itself: settings, flags, status, customer service. */
export const siteAnswers = {
  getStatus: { maintenance: 0, regionRestriction: 0 },
  getWhitelabel: { flags: Object.fromEntries(FLAGS.map((flag) => [flag, 1])) },
  getConsolidatedSettings: settings,
  getDomainRoute: { merchantCode: 'tala' },
  getFieldRules: { loginUsername: { enabled: 1, required: 1 }, loginPassword: { enabled: true, required: true } },
  getCustomerServiceLink: { link: '/support' },
  launchChat: { url: '/support/chat' },
  getHelpCenter: { items: [{ title: 'How to deposit', content: '<p>By e-wallet.</p>' }] },
  getAgreement: { content: '<p>By using this site you agree.</p>' },
} satisfies Recorded;
