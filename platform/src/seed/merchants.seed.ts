import { MERCHANT_TIME_ZONE } from '../clock/merchant-day.ts';
import type { domains, merchants } from '../merchants/merchants.tables.ts';
import { trialCodeOf } from '../merchants/merchants.ts';

type MerchantRow = typeof merchants.$inferInsert;

const AGENT_MENU = [
  'team-overview',
  'transactions',
  'team',
  'red-rain',
  'team-pnl',
  'team-bets',
  'game-rebate',
  'agent-rebate',
  'security',
  'news',
];

/**
 * Every white-label flag that the site reads, as the default brand has them. Login by mobile code is off: it needs the
 * verification calls of a later release.
 */
const FLAGS: Record<string, boolean> = {
  DIRECTREG3: true,
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: true,
  MOBILECODELOGIN3: false,
  FACEBOOKLOGIN3: true,
  GOOGLELOGIN3: true,
  CHNGPASSVERIF3: true,
  REWCEN3: true,
  DEPRECM3: true,
  WITHREC3: true,
  TRANSREC3: true,
  TRANSBETREPMEM3: true,
  PERSREP: true,
  AGETRANSFERUP3: true,
  MANPLAYREB3: true,
  PLYRBT: true,
  MAILCEN: true,
  FEEDBACK3: true,
};

const BRANDS: readonly Pick<
  MerchantRow,
  'brand' | 'name' | 'flags' | 'agentMenu' | 'hiddenCategories' | 'mobileTemplate'
>[] = [
  {
    brand: 'tala',
    name: 'Tala',
    flags: FLAGS,
    agentMenu: AGENT_MENU,
    hiddenCategories: [],
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
  },
  {
    brand: 'mabuhay',
    name: 'Mabuhay',
    flags: {
      ...FLAGS,
      MOBILENUMREG3: false,
      FACEBOOKLOGIN3: false,
      GOOGLELOGIN3: false,
      AGETRANSFERUP3: false,
      PLYRBT: false,
    },
    agentMenu: AGENT_MENU.filter((item) => item !== 'red-rain'),
    hiddenCategories: ['COCKFIGHT'],
    mobileTemplate: { mem_cen: '1', dep_func: '0' },
  },
  {
    brand: 'luna',
    name: 'Luna',
    flags: {
      ...FLAGS,
      DIRECTREG3: false,
      GOOGLELOGIN3: false,
      REWCEN3: false,
      PERSREP: false,
      MANPLAYREB3: false,
      FEEDBACK3: false,
    },
    agentMenu: AGENT_MENU.filter((item) => item !== 'game-rebate' && item !== 'agent-rebate'),
    hiddenCategories: ['ESPORTS'],
    mobileTemplate: { mem_cen: '0', dep_func: '1' },
  },
];

/** Each brand and its trial twin. */
export const merchantRows = (): MerchantRow[] =>
  BRANDS.flatMap((brand) => {
    const own = { ...brand, baseCode: brand.brand, currency: 'PHP', timeZone: MERCHANT_TIME_ZONE };
    return [
      { ...own, code: brand.brand, isTrial: false },
      { ...own, code: trialCodeOf(brand.brand), isTrial: true },
    ];
  });

export const domainRows = (): (typeof domains.$inferInsert)[] => [
  { host: 'localhost', merchant: 'tala' },
  { host: '127.0.0.1', merchant: 'tala' },
  ...BRANDS.map(({ brand }) => ({ host: `${brand}.localhost`, merchant: brand })),
];
