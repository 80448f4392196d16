import { HEADER } from '@shared-kernel/contracts/wire/headers';

const NAMES: Readonly<Record<string, string>> = { tala: 'Tala', mabuhay: 'Mabuhay', luna: 'Luna' };

/** The few calls that documents are made from, with switches for what a test turns off and on. */
export interface FakePlatform {
  (request: Request): Promise<Response>;
  isDown: boolean;
  /** It takes every request and answers none, and does not hear that a caller has left. */
  isFrozen: boolean;
  /** Requests that wait for an answer and whose caller has not left. */
  readonly waiting: Set<Request>;
  maintenance: boolean;
  regionRestriction: boolean;
  /** The brand's name, as the white label says it. */
  brandName: string | null;
  bannerUrl: string | null;
  /** Answers by path in place of its own: what another operator's platform says. */
  others: Readonly<Record<string, unknown>>;
  /** What arrived, newest last. */
  readonly requests: Request[];
  /** Answers for everything else. */
  answer: (request: Request) => Promise<Response> | Response;
}

const success = (value: unknown): Response => Response.json({ success: true, value });

export const aPlatform = (): FakePlatform => {
  const values: Readonly<Record<string, (request: Request) => unknown>> = {
    '/wps/system/status': () => ({
      maintenance: platform.maintenance,
      regionRestriction: platform.regionRestriction,
      serverTime: '2026-07-01T00:00:00Z',
    }),
    '/wps/system/whitelabel': ({ headers }) => {
      const merchantCode = headers.get(HEADER.merchant) ?? '';
      return {
        merchantCode,
        brand: merchantCode,
        name: platform.brandName ?? NAMES[merchantCode] ?? merchantCode,
        currency: 'PHP',
        flags: { DIRECTREG3: true },
        agentMenu: [],
      };
    },
    '/wps/system/settings/consolidated': () => ({}),
    '/wps/system/domainRoute': ({ url }) => {
      const domain = new URL(url).searchParams.get('domain');
      return domain === 'www.luna.example' ? { merchantCode: 'luna', trialMerchantCode: 'luna-trial' } : null;
    },
    '/wps/announcement/list': () => ({
      banners:
        platform.bannerUrl === null
          ? []
          : [{ id: '1', imageUrl: platform.bannerUrl, eyebrow: '', title: '', subtitle: '', link: '' }],
      notices: [],
      popups: [],
      hotMatches: [],
      footer: { unreadCount: 0 },
    }),
  };

  const handle = async (request: Request): Promise<Response> => {
    platform.requests.push(request);
    if (platform.isDown) throw new TypeError('fetch failed');
    if (platform.isFrozen) {
      platform.waiting.add(request);
      request.signal.addEventListener('abort', () => platform.waiting.delete(request));
      return new Promise(() => undefined);
    }
    const { pathname } = new URL(request.url);
    if (pathname in platform.others) return success(platform.others[pathname]);
    const value = values[pathname];
    return value === undefined ? platform.answer(request) : success(value(request));
  };
  const platform: FakePlatform = Object.assign(handle, {
    isDown: false,
    isFrozen: false,
    waiting: new Set<Request>(),
    maintenance: false,
    regionRestriction: false,
    brandName: null,
    bannerUrl: null,
    others: {},
    requests: [],
    answer: () => new Response('no such call', { status: 404 }),
  });
  return platform;
};
