import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import type { Account } from '../fixtures/control.ts';
import { controlAddress, workspaceFile } from '../fixtures/site.ts';
import { platformNow } from '../flows/lottery-time.ts';

/** Where the affiliate's page looks for the area; what stands for `{{…}}` in it. */
export interface PageValues {
  readonly site: string;
  readonly partner: string;
  readonly integrity: string;
  readonly lang: string;
}

/** What an affiliate's server answers for a path; undefined: 404. */
export type AffiliatePages = (path: string, values: PageValues) => Promise<Page | undefined>;

export interface Page {
  readonly body: string | Uint8Array;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the server signs, where a test wants it to lie. */
export interface CodeLies {
  readonly origin?: string;
  readonly challenge?: string;
  readonly jti?: string;
  readonly ageSeconds?: number;
  readonly brand?: string;
  readonly key?: KeyObject;
}

export interface Affiliate {
  readonly origin: string;
  readonly partner: string;
  /** What it signs from now on; null: nobody is signed in on its page. */
  sign: (challenge: string) => Promise<string> | null;
  codeFor: (challenge: string, lies?: CodeLies) => Promise<string>;
  close: () => Promise<void>;
}

const postDesk = async (form: Readonly<Record<string, string>>): Promise<void> => {
  const response = await fetch(`${controlAddress()}/partners`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  });
  if (response.status !== 303) throw new Error(`The desk answered ${response.status}: ${await response.text()}`);
};

/** Registers a site as the operator does it, and reads its id off the desk's page. */
export const register = async ({ brand, username }: Account, origins: string, key: string): Promise<string> => {
  await postDesk({ merchant: brand, username, origins, key, add: 'site' });
  const desk = await (await fetch(`${controlAddress()}/partners`)).text();
  const row = desk.split('<tr>').find((each) => each.includes(`<td>${username}</td><td>${origins}</td>`));
  const id = /<code>([\da-f-]{36})<\/code>/.exec(row ?? '')?.[1];
  if (id === undefined) throw new Error(`The desk does not show the site of ${username}.`);
  return id;
};

/** Removes a site as the operator does it. One that is gone already is no error. */
export const unregister = (partner: string): Promise<void> => postDesk({ sure: 'yes', remove: partner });

/** The hash that an affiliate writes into its tag. */
const elementIntegrity = async (): Promise<string> => {
  const script = await readFile(workspaceFile('host/edge/partner/agent-area-1.js'));
  return `sha384-${createHash('sha384').update(script).digest('base64')}`;
};

export interface AffiliateOptions {
  readonly agent: Account;
  /** The brand's. */
  readonly site: string;
  readonly pages: AffiliatePages;
  readonly lang?: string;
  /** False: the operator does not know this origin. */
  readonly isRegistered?: boolean;
}

/** An affiliate's server on an origin of its own: pages, and the address that signs codes for one of its visitors. */
export const startAffiliate = async (options: AffiliateOptions): Promise<Affiliate> => {
  const { agent, site, pages, lang = 'en', isRegistered = true } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const partner = await register(agent, isRegistered ? origin : 'https://elsewhere.example', pem);

  const codeFor: Affiliate['codeFor'] = async (challenge, lies = {}) =>
    new SignJWT({ origin: lies.origin ?? origin, challenge: lies.challenge ?? challenge })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(partner)
      .setAudience(lies.brand ?? agent.brand)
      .setSubject(agent.username)
      .setJti(lies.jti ?? randomUUID())
      .setIssuedAt(Math.floor((await platformNow()) / 1000) - (lies.ageSeconds ?? 0))
      .sign(lies.key ?? privateKey);

  const affiliate: Affiliate = {
    origin,
    partner,
    sign: (challenge) => codeFor(challenge),
    codeFor,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await unregister(partner);
    },
  };
  const integrity = await elementIntegrity();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', origin).pathname;
    if (path === '/agent-code' && request.method === 'POST') {
      const { challenge } = JSON.parse(await text(request)) as { challenge: string };
      const code = await affiliate.sign(challenge);
      response.writeHead(code === null ? 401 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(code === null ? {} : { code }));
      return;
    }
    const page = await pages(path, { site, partner, integrity, lang });
    response.writeHead(page === undefined ? 404 : 200, page && { 'Content-Type': page.type, ...page.headers });
    response.end(page?.body);
  };
  return affiliate;
};
