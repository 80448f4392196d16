import { launchGame } from '@shared-kernel/contracts/browse/play';
import type { OpenedGame } from '../play/games/framework.ts';
import type { TestClient } from './test-client.ts';

const LAUNCH_HEADER = 'Launch';

/** The ticket in the address that a launch answers. */
export const ticketOf = (url: string): string =>
  new URLSearchParams(new URL(url, 'http://site').hash.slice(1)).get('launch') ?? '';

export const launchAsk = (nodeId: string, isFreePlay = false) => ({
  vendor: 'PERLAS',
  gameId: 'x',
  nodeId,
  supportPlay: 0,
  showChoice: false,
  isFreePlay,
});

/** What a frame does with its ticket. */
export const takeTicketOf = async (browser: TestClient, ticket: string): Promise<Response> =>
  browser.fetch('/wps/play/api/open', { method: 'POST', headers: { [LAUNCH_HEADER]: ticket } });

/** Launches a game as the site does and opens it as its frame does: what the frame then holds. */
export const openGame = async (browser: TestClient, nodeId: string, isFreePlay = false): Promise<OpenedGame> => {
  const { url } = await browser.value(launchGame, launchAsk(nodeId, isFreePlay));
  const opened = await takeTicketOf(browser, ticketOf(url));
  return ((await opened.json()) as { value: OpenedGame }).value;
};
