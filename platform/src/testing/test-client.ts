import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { getEncryptionKey, login } from '@shared-kernel/contracts/account/session';
import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';

/** What answers: an app in this process, or a server behind `fetch`. */
export interface Answering {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

interface TestAnswer<Value> {
  readonly status: number;
  readonly headers: Headers;
  readonly success: boolean;
  /** On failure, what travels beside the code. */
  readonly value: Value;
  readonly errorCode: string | undefined;
}

export interface TestClient {
  token: string | undefined;
  /** What this browser says of itself with every request. */
  headers: Record<string, string>;
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<ValueOf<E>>>;
  /** Like `call`, and fails the test unless it succeeds. */
  value<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>>;
  /** Any request with this browser's cookies; a text is JSON unless its headers say otherwise. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A body as the site's client encrypts it; a text is encrypted as it is. */
  encrypt(input: unknown): Promise<string>;
  tryLogIn(
    username: string,
    password: string,
    captcha?: string,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<ValueOf<typeof login>>>;
  logIn(username: string, password: string): Promise<void>;
}

const queryOf = (input: object): string => {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
};

const formOf = (input: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof File ? one : String(one));
  }
  return form;
};

const readAnswer = async <Value>(response: Response): Promise<TestAnswer<Value>> => {
  const body = (await response.json()) as { success: boolean; value: Value; errorCode?: string };
  return {
    status: response.status,
    headers: response.headers,
    success: body.success,
    value: body.value,
    errorCode: body.errorCode,
  };
};

/** Does the work that a refusal asks for, as the site's own client does. */
export const solve = async (value: unknown): Promise<string> => {
  const { challenge } = value as { challenge: Parameters<typeof solveChallenge>[0]['challenge'] };
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
};

/** A browser: it keeps cookies, proves work, names its merchant, encrypts what must be encrypted. */
export const createClient = (answering: Answering, merchant: string): TestClient => {
  const cookies = new Map<string, string>();

  const fetchPath = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ ...client.headers, ...Object.fromEntries(new Headers(init.headers)) });
    if (typeof init.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await answering.request(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };

  const encrypt = async (input: unknown): Promise<string> => {
    const { kid, serverTime, ...jwk } = await client.value(getEncryptionKey, {});
    const iat = Math.floor(Date.parse(serverTime ?? '') / 1000);
    return new CompactEncrypt(new TextEncoder().encode(typeof input === 'string' ? input : JSON.stringify(input)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, iat })
      .encrypt(await importJWK(jwk, 'ECDH-ES'));
  };

  const bodyFor = async (endpoint: AnyEndpoint, input: object): Promise<string | FormData | URLSearchParams> => {
    if (endpoint.isEncrypted) return encrypt(input);
    if (endpoint.body === 'multipart') return formOf(input);
    return endpoint.body === 'form' ? new URLSearchParams(queryOf(input)) : JSON.stringify(input);
  };

  const client: TestClient = {
    token: undefined,
    headers: {},
    fetch: fetchPath,
    encrypt,
    call: async (endpoint, input, extra = {}) => {
      const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
      const query = hasBody ? '' : queryOf(input);
      const headers = {
        [HEADER.merchant]: merchant,
        ...(client.token ? { [HEADER.token]: client.token } : {}),
        ...(endpoint.isEncrypted ? { [HEADER.encryption]: 'jwe' } : {}),
        ...(endpoint.isIdempotent ? { [HEADER.idempotencyKey]: randomUUID() } : {}),
        ...extra,
      };
      const send = async (proof?: string) => {
        const body = hasBody ? { body: await bodyFor(endpoint, input) } : {};
        const response = await fetchPath(`${endpoint.path}${query ? `?${query}` : ''}`, {
          method: endpoint.method,
          headers: proof === undefined ? headers : { ...headers, [HEADER.proof]: proof },
          ...body,
        });
        return readAnswer<ValueOf<typeof endpoint>>(response);
      };
      let answer = await send();
      while (answer.errorCode === 'proof.required' && !extra[HEADER.proof]) {
        answer = await send(await solve(answer.value));
      }
      return answer;
    },
    value: async (endpoint, input) => {
      const answer = await client.call(endpoint, input);
      assert.equal(answer.errorCode, undefined, `${endpoint.path} answers ${answer.errorCode}`);
      return answer.value;
    },
    tryLogIn: (username, password, captcha, headers) => {
      const asked = { username, password, type: 'username', ...(captcha === undefined ? {} : { captcha }) } as const;
      return client.call(login, asked, headers);
    },
    logIn: async (username, password) => {
      const answer = await client.tryLogIn(username, password);
      assert.equal(answer.errorCode, undefined);
      client.token = answer.value.token;
    },
  };
  return client;
};
