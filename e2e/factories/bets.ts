import { randomUUID } from 'node:crypto';
import { HEADER } from 'shared-kernel/contracts/headers';
import { examples, launchGame } from 'shared-kernel/contracts/play';
import type { Account } from '../fixtures/control.ts';
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

/** Opens a demo slot for the account, as the launcher does; answers what its frame needs to play. */
const openGame = async (account: Account): Promise<string> => {
  const { token } = await openSession(account);
  const response = await fetch(siteAddress() + launchGame.path, {
    method: launchGame.method,
    headers: { ...JSON_BODY, [HEADER.merchant]: account.brand, [HEADER.token]: String(token) },
    body: JSON.stringify(examples.launchGame),
  });
  const { url } = await answered(response);
  return new URL(String(url), siteAddress()).searchParams.get('launch') ?? '';
};

/** So many rounds of the account, each of the game's lowest stake, one after the other as a player plays them. */
export const someBets = async (account: Account, count: number): Promise<Bets> => {
  const headers = { ...JSON_BODY, [LAUNCH]: await openGame(account) };
  const api = `${siteAddress()}/wps/play/api`;
  const { title, stakes } = await answered(await fetch(`${api}/state`, { headers }));
  const [stake] = Array.isArray(stakes) ? stakes : [];
  const numbers: string[] = [];
  while (numbers.length < count) {
    const body = JSON.stringify({ stake, idempotencyKey: randomUUID() });
    const { betNo } = await answered(await fetch(`${api}/round`, { method: 'POST', headers, body }));
    numbers.push(String(betNo));
  }
  return { game: String(title), numbers };
};
