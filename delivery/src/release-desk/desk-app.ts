import { isLocalRequest, isOwnPage } from '@shared-kernel/node/local-request';
import { type Context, Hono } from 'hono';
import { historyOf, isRegistryError, type ReleaseStore, status } from '../registry/registry.ts';
import { type Asked, actionOf } from './actions.ts';
import type { Costs } from './costs.ts';
import { type Content, deskMain, deskPage, questionPage } from './desk-view.ts';
import { merchantsIn, sharesOf } from './shares.ts';

interface DeskOptions {
  /** The registry, with a reason for what is changed. */
  readonly openStore: (because?: string) => Promise<ReleaseStore>;
  /** Codes of the site's brands. */
  readonly brands: () => readonly string[];
  /** What each release has cost the players who had it. */
  readonly readCosts: () => Promise<Costs>;
  /** By name, with its type: the style sheet and the script. */
  readonly files: Readonly<Record<string, { readonly text: string; readonly type: string }>>;
}

const UNAVAILABLE = 503;
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

const readAsked = async (context: Context): Promise<Asked> => {
  const form = await context.req.formData();
  const read = (name: string): string => String(form.get(name) ?? '').trim();
  return { act: read('act'), on: read('on'), from: read('from'), percent: read('percent'), because: read('because') };
};

/**
 * The release desk of whoever is on call: what is live for whom, and what takes it back. It changes what players get, so that it
 * answers this machine alone, and posts of its own pages alone. A reason is asked for before anything is done.
 */
export const createDeskApp = ({ openStore, brands, readCosts, files }: DeskOptions): Hono => {
  const app = new Hono();

  const main = async (): Promise<Content> => {
    const store = await openStore();
    const [shown, pointers, costs] = await Promise.all([status(store), store.readPointers(), readCosts()]);
    const known = brands();
    const now = Date.now();
    return deskMain({
      status: shown,
      history: historyOf(pointers),
      merchants: merchantsIn(pointers, known).map((code) => ({ code, isBrand: known.includes(code) })),
      sharesOf: (name, merchant) => sharesOf(pointers, name, merchant, now),
      costs,
    });
  };

  app.use(async (context, next) => {
    const { incoming } = (context.env ?? {}) as { readonly incoming?: Parameters<typeof isLocalRequest>[0] };
    if (incoming !== undefined && !isLocalRequest(incoming)) return context.notFound();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    return next();
  });
  // What cannot be trusted is not shown: the registry's own words say why.
  app.onError((error, context) => {
    if (!isRegistryError(error)) throw error;
    return context.html(deskPage('', error.message), UNAVAILABLE);
  });
  app.get('/_health', (context) => context.text('ok'));
  for (const [name, { text, type }] of Object.entries(files))
    app.get(`/${name}`, (context) => context.body(text, 200, { 'Content-Type': type }));
  app.get('/', async (context) => context.html(deskPage(await main())));
  app.get('/main', async (context) => context.html(await main()));
  app.post('/', async (context) => {
    if (!isOwnPage(context.req.raw.headers, context.req.url))
      return context.text('Another page may not send this.', 403);
    const asked = await readAsked(context);
    try {
      const { question, run } = actionOf(asked.act);
      if (asked.because === '')
        return context.html(questionPage(question(asked, await (await openStore()).readPointers()), asked));
      await run(await openStore(asked.because), asked);
      return context.redirect('/', 303);
    } catch (error) {
      if (!isRegistryError(error)) throw error;
      return context.html(deskPage(await main(), error.message), 400);
    }
  });
  return app;
};
