import type { Context, Hono } from 'hono';
import { choosePage, firstPage, PEOPLE, STYLE, STYLE_PATH } from './choose-page.ts';
import type { OpenidConfig } from './config.ts';
import { openIssuer, protocolRoutes } from './issuer.ts';
import { openPhoneIssuer, phoneRoutes } from './phone-routes.ts';

type Options = Pick<OpenidConfig, 'clientId' | 'clientSecret' | 'phoneProject' | 'returnOrigins'> & {
  readonly issuer: string;
};

const isOneOf = (origins: readonly string[], { origin, protocol, host }: URL): boolean =>
  origins.some((each) => {
    const [scheme = '', ending = ''] = each.split('//*');
    return each === origin || (ending !== '' && scheme === protocol && host.endsWith(ending));
  });

/** A provider at which everybody chooses who they are: authorisation code with PKCE, and the page; and by whose texts numbers are proved. */
export const createOpenid = async (options: Options): Promise<Hono> => {
  const { issuer, clientId, clientSecret, phoneProject, returnOrigins } = options;
  const issuing = await openIssuer({ issuer, clientId, clientSecret });
  const app = protocolRoutes(issuer, issuing);
  app.route('/', phoneRoutes(await openPhoneIssuer(phoneProject)));

  /** Nobody is sent anywhere but to the registered site, and no code is given that anybody could exchange. */
  const askedIn = ({ req }: Context) => {
    const redirectUri = req.query('redirect_uri') ?? '';
    const challenge = req.query('code_challenge') ?? '';
    const isTheirs = req.query('client_id') === clientId && req.query('response_type') === 'code';
    const hasProof = challenge !== '' && req.query('code_challenge_method') === 'S256';
    if (!isTheirs || !hasProof || !URL.canParse(redirectUri)) return undefined;
    const returnTo = new URL(redirectUri);
    if (!isOneOf(returnOrigins, returnTo)) return undefined;
    const asked = { redirectUri, challenge, nonce: req.query('nonce') ?? '' };
    return { site: returnTo.origin, asked, state: req.query('state') ?? '' };
  };

  app.get('/', firstPage);
  app.get('/authorize', (context) => choosePage(context, askedIn(context)?.site));
  app.post('/authorize', async (context) => {
    const known = askedIn(context);
    if (!known || context.req.header('Sec-Fetch-Site') === 'cross-site') return choosePage(context, undefined);
    const { asked, state } = known;
    const chosen = (await context.req.formData()).get('person');
    const person = PEOPLE.find(({ subject }) => subject === chosen);
    if (person) {
      const { subject: sub, name, email } = person;
      return context.redirect(issuing.agree(asked, state, { sub, name, email }).href, 303);
    }
    const back = new URL(asked.redirectUri);
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', state);
    return context.redirect(back.href, 303);
  });
  app.get(STYLE_PATH, (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  return app;
};
