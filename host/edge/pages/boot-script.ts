import type { PreloadCall } from '@shared-kernel/contracts/release/release';
import type { ACCESS_RULES } from '@shared-kernel/contracts/release/release-parts';
import { START_CALLS_GLOBAL } from '@shared-kernel/contracts/system/document';
import { type Language, MEMBER_TYPES } from '@shared-kernel/contracts/system/values';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { hashSource } from '../base/digest.ts';
import { startKey } from './start-key.ts';

/** The data block that the inline script reads. */
export const BOOT_ELEMENT_ID = 'boot-data';

export interface BootData {
  readonly merchant: string;
  readonly language: Language;
  /** The merchant's day, by the server's clock. */
  readonly today: string;
  readonly calls: readonly PreloadCall[];
  /** The page's rule for visitors; for whom it does not open, its calls are not started. */
  readonly access?: Access | undefined;
  readonly rejectsTrial?: boolean | undefined;
  /** Where releases are served: what scripts may be loaded from. */
  readonly assets: readonly string[];
  /** In a frame of an affiliate's page: nobody is signed in by what this browser keeps, and no call is started. */
  readonly isFramed?: boolean | undefined;
  /** The service worker's address; left out where the site has none. */
  readonly worker?: string | undefined;
}

type Access = (typeof ACCESS_RULES)[number];

interface BootNames {
  readonly element: string;
  readonly calls: string;
  readonly header: typeof HEADER;
  /** Where the session is kept (specification: accounts §3). */
  readonly session: string;
  /** Member types for which pages of agents do not open, and those of trials. */
  readonly notAgents: readonly number[];
  readonly trial: readonly number[];
}

type Globals = Record<string, unknown>;

/** What browsers with Trusted Types have and the compiler's library does not name yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * Runs in the page, before anything else. Its source is what gets inlined, so it uses only its parameters and the
 * browser; nothing of a visitor is written into it, and its hash is the same for everyone.
 */
function bootPage(names: BootNames, keyOf: typeof startKey): void {
  const data: BootData = JSON.parse(document.getElementById(names.element)?.textContent ?? '');
  const globals: Globals = globalThis as Globals;
  const search = new URLSearchParams(location.search);

  // The page's one rule for text that would become code: an address of a release, or the worker's, is a script's, and nothing else is anything.
  const types = globals.trustedTypes as PolicyFactory | undefined;
  if (types !== undefined) {
    const bases = data.assets.map((base) => new URL(base.replace(/\/?$/, '/'), location.href).href);
    const isOurs = (url: string): boolean =>
      url === data.worker || bases.some((base) => new URL(url, location.href).href.startsWith(base));
    types.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) });
  }

  const readSession = (): { readonly token: string | null; readonly merchant: string; readonly type?: number } => {
    const guest = { token: null, merchant: data.merchant };
    if (data.isFramed) return guest;
    try {
      const { token, merchantCode, type } = JSON.parse(localStorage.getItem(names.session) ?? '{}');
      return typeof token === 'string' && token !== ''
        ? { token, merchant: merchantCode ?? data.merchant, type: Number(type) }
        : guest;
    } catch {
      return guest;
    }
  };
  // A trial account is its own merchant's: who asks is said in the header, what is asked for stays the site's.
  const { token, merchant, type } = readSession();
  document.documentElement.dataset.session = token === null ? 'guest' : 'member';

  const filled = (value: string): string | null => {
    if (value === '$language') return data.language;
    if (value === '$merchant') return data.merchant;
    if (value === '$today') return data.today;
    return value.startsWith('$query.') ? search.get(value.slice(7)) : value;
  };

  /** Null where the address does not name what is asked about. */
  const queryOf = (call: PreloadCall): Record<string, string> | null => {
    const query: Record<string, string> = {};
    for (const [name, value] of Object.entries(call.query)) {
      const text = filled(value);
      if (text === null) return null;
      query[name] = text;
    }
    return query;
  };

  const headersOf = (call: PreloadCall): Record<string, string> => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    headers[names.header.merchant] = merchant;
    headers[names.header.language] = data.language;
    if (token !== null) headers[names.header.token] = token;
    if (call.module !== undefined) headers[names.header.module] = call.module;
    return headers;
  };

  const opens = (): boolean => {
    if (data.rejectsTrial === true && names.trial.includes(type ?? Number.NaN)) return false;
    if (data.access === undefined || data.access === 'public') return true;
    if (type === undefined) return false;
    return data.access !== 'agent' || !names.notAgents.includes(type);
  };

  const isOpen = opens();
  // It leads elsewhere: the skeleton says no name of a page that will not be seen. A frame's session is not known yet.
  const redirects = !isOpen && data.access !== 'login-prompt' && !data.isFramed;
  document.documentElement.toggleAttribute('data-redirects', redirects);

  const started: Record<string, Promise<Response>> = {};
  for (const call of isOpen ? data.calls : []) {
    if (call.when === 'session' && token === null) continue;
    if (call.isPlain && location.search !== '') continue;
    const query = queryOf(call);
    if (query === null) continue;
    const key = keyOf(call.path, query);
    const answer = fetch(key.slice(4), { headers: headersOf(call), credentials: 'same-origin' });
    answer.catch(() => undefined);
    started[key] = answer;
  }
  globals[names.calls] = started;

  // Until the host's code stands, nobody else hears that another tab signed in or out: what was asked for is not this session's.
  addEventListener('storage', ({ key }) => {
    if (key === names.session || key === null) globals[names.calls] = {};
  });

  const putInForce = (event: Event): void => {
    const link = event.target;
    if (link instanceof HTMLLinkElement && link.dataset.late !== undefined) link.media = 'all';
  };
  document.addEventListener('load', putInForce, true);

  // A tag that failed must not stay: whoever loads the same file later would wait for it.
  const dropFailed = (event: Event): void => {
    if (event.target instanceof HTMLScriptElement) event.target.remove();
  };
  document.addEventListener('error', dropFailed, true);

  // The skeleton is laid out before its picture is here: browsers count no paint of a picture that was whole before it had a box.
  document.addEventListener('readystatechange', () => void document.body.offsetHeight, { once: true });
}

const NAMES: BootNames = {
  element: BOOT_ELEMENT_ID,
  calls: START_CALLS_GLOBAL,
  header: HEADER,
  session: 'MC_SESSION_INFO',
  notAgents: MEMBER_TYPES.notAgents,
  trial: MEMBER_TYPES.trial,
};

const oneLine = (source: string): string => source.replace(/\s*\n\s*/g, '\n');

/** The inline script: one constant text for every page of every visitor. */
export const BOOT_SCRIPT = `(${oneLine(bootPage.toString())})(${JSON.stringify(NAMES)},${oneLine(startKey.toString())})`;

export const bootScriptHash = (): Promise<string> => hashSource(BOOT_SCRIPT);
