import { randomUUID } from 'node:crypto';
import { examples, launchGame } from '@shared-kernel/contracts/browse/play';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Account } from '../fixtures/control.ts';
import { fetchByName } from '../fixtures/local-names.ts';
import { answered, openSession } from '../fixtures/session.ts';
import { siteAddress } from '../fixtures/site.ts';

const JSON_BODY = { 'Content-Type': 'application/json' };
/** The header by which a game's frame says which launch it plays for. */
const LAUNCH = 'Launch';

export interface Bets {
  /** The game's name. */
  readonly game: string;
  /** The newest last. */
  readonly numbers: readonly string[];
}

interface OpenedGame {
  /** Where the frame plays: on games' host name, or the site's where they have none. */
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The address of a demo game for the account, a slot unless another node is named, as the launcher gets it: good for one frame. */
export const launchSlot = async (account: Account, nodeId = examples.launchGame.nodeId): Promise<URL> => {
  const { token } = await openSession(account);
  const response = await fetch(siteAddress() + launchGame.path, {
    method: launchGame.method,
    headers: { ...JSON_BODY, [HEADER.merchant]: account.brand, [HEADER.token]: String(token) },
    body: JSON.stringify({ ...examples.launchGame, nodeId }),
  });
  const { url } = await answered(response);
  return new URL(String(url), siteAddress());
};

/** Opens the slot as its frame does; answers what the frame needs to play. */
const openGame = async (account: Account): Promise<OpenedGame> => {
  const { hash, origin } = await launchSlot(account);
  const api = `${origin}/wps/play/api`;
  const ticket = new URLSearchParams(hash.slice(1)).get('launch') ?? '';
  const { launch } = await answered(
    await fetchByName(`${api}/open`, { method: 'POST', headers: { [LAUNCH]: ticket } }),
  );
  return { api, headers: { ...JSON_BODY, [LAUNCH]: String(launch) } };
};

/** So many rounds of the account, one after the other as a player plays them; the stake in minor units is the game's lowest unless said. */
export const someBets = async (account: Account, count: number, asked?: number): Promise<Bets> => {
  const { api, headers } = await openGame(account);
  const { title, stakes } = await answered(await fetchByName(`${api}/state`, { headers }));
  const [lowest] = Array.isArray(stakes) ? stakes : [];
  const stake = asked ?? lowest;
  const numbers: string[] = [];
  while (numbers.length < count) {
    const body = JSON.stringify({ stake, idempotencyKey: randomUUID() });
    const { betNo } = await answered(await fetchByName(`${api}/round`, { method: 'POST', headers, body }));
    numbers.push(String(betNo));
  }
  return { game: String(title), numbers };
};
