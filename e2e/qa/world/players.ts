import { randomUUID } from 'node:crypto';
import { examples, PLAY_ROUND_PATH } from '@shared-kernel/contracts/browse/play';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { createClient, type TestClient } from 'platform/testing/client';
import { openGame } from 'platform/testing/open-game';
import { type AccountAsk, createControl } from '../../fixtures/control.ts';
import type { World } from './world.ts';

const BRAND = 'tala';
export const START_BALANCE_MINOR = 100_000_00;
/** Of the demo slot; minor units. */
export const STAKE_MINOR = 1_00;
/** The header by which a game's frame says which launch it plays for. */
export const LAUNCH = 'Launch';
/** So long a call may hang before the suite takes it for unanswered. */
const UNANSWERED_MS = 60_000;

let callers = 0;
/** An address that nobody else of this run comes from. */
export const anAddress = (): string => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

/** A request as it left a browser. */
export interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

/** A browser at one address that asks one server of the world; `onSend` sees what it sends. */
export const aBrowser = (url: string, address = anAddress(), onSend?: (sent: Sent) => void): TestClient =>
  createClient(
    {
      request: (path, asked) => {
        const headers = { ...Object.fromEntries(new Headers(asked.headers)), 'X-Forwarded-For': address };
        const init: RequestInit = { redirect: 'manual', ...asked, headers };
        onSend?.({ path, init });
        return fetch(url + path, { ...init, signal: AbortSignal.timeout(UNANSWERED_MS) });
      },
    },
    BRAND,
  );

export interface Answer {
  /** 0: no answer at all. */
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
  readonly value: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

/** What came of a call, also when nothing came. */
export const answerOf = async (call: () => Promise<Response>): Promise<Answer> => {
  const started = performance.now();
  try {
    const response = await call();
    const text = await response.text();
    const body = text.startsWith('{') ? JSON.parse(text) : {};
    return {
      status: response.status,
      code: body.errorCode,
      retryAfter: response.headers.get('Retry-After'),
      value: body.value ?? {},
      ms: performance.now() - started,
    };
  } catch (error) {
    const code = error instanceof Error ? String(error.cause ?? error) : String(error);
    return { status: 0, code, retryAfter: null, value: {}, ms: performance.now() - started };
  }
};

export interface Player {
  readonly username: string;
  readonly password: string;
  readonly client: TestClient;
  /** Minor units. */
  balance(): Promise<number>;
  /** One round under a key, of the lowest stake unless said. Never throws. */
  round(key?: string, stakeMinor?: number): Promise<Answer>;
  /** The same player, asking another server of the world. */
  at(url: string): Player;
}

const playerWith = (
  who: Pick<Player, 'username' | 'password'>,
  { client, launch }: { readonly client: TestClient; readonly launch: string },
): Player => {
  const frame = { 'Content-Type': 'application/json', [LAUNCH]: launch };
  return {
    ...who,
    client,
    balance: async () => Math.round(Number((await client.value(getBalance, {})).sumBalance) * 100),
    round: (key = randomUUID(), stake = STAKE_MINOR) => {
      const body = JSON.stringify({ stake, idempotencyKey: key });
      return answerOf(() => client.fetch(PLAY_ROUND_PATH, { method: 'POST', headers: frame, body }));
    },
    at: (other) => {
      const there = aBrowser(other);
      there.token = client.token;
      return playerWith(who, { client: there, launch });
    },
  };
};

/** A member with ₱100,000.00 who has a demo slot open. */
export const aPlayer = async (
  { platforms: [first] }: Pick<World, 'platforms'>,
  url: string = first.url,
  own: Partial<AccountAsk> = {},
): Promise<Player> => {
  const { username, password } = await createControl(first.url).createAccount({
    brand: BRAND,
    balanceMinor: START_BALANCE_MINOR,
    ...own,
  });
  const client = aBrowser(url);
  await client.logIn(username, password);
  const { launch } = await openGame(client, examples.launchGame.nodeId);
  return playerWith({ username, password }, { client, launch });
};
