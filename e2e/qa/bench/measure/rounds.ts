import { getHotGames } from '@shared-kernel/contracts/browse/games';
import { safeParse } from '@shared-kernel/contracts/schema';
import texts from 'remote-browse/src/features/home/texts.en.json' with { type: 'json' };
import { launchBrowser } from '../../../fixtures/launch-browser.ts';
import { MERCHANT } from '../places.ts';
import { PLATFORM_URL } from '../processes.ts';
import { KINDS, type Kind, originOfKind } from '../serve/servers.ts';
import { type Visit, visitHome } from './measure.ts';

/** The servers' certificate is made for the run. */
const ARGS = ['--ignore-certificate-errors'];

/** How many hot games the home page shows once it is whole. */
const countTiles = async (): Promise<number> => {
  const query = new URLSearchParams({ isPlatform: '2', language: 'EN', platform: 'html5', merchantCode: MERCHANT });
  const answer = await fetch(`${PLATFORM_URL}${getHotGames.path}?${query}`, { headers: { merchant: MERCHANT } });
  const { value } = await answer.json();
  const games = safeParse(getHotGames.value, value);
  if (!games.success) throw new Error(`The platform's hot games are out of contract: ${games.error.message}`);
  return games.data.list.length;
};

export type Round = Readonly<Record<Kind, Visit>>;

/** Each build takes its turn to be first: what comes right after another's visit may find the machine warmer. */
const turned = (round: number): readonly Kind[] => KINDS.map((_, at) => KINDS[(at + round) % KINDS.length] ?? 'site');

const whole = ({ site, ordinary, tuned }: Partial<Record<Kind, Visit>>): Round => {
  if (site === undefined || ordinary === undefined || tuned === undefined) throw new Error('A build was not visited.');
  return { site, ordinary, tuned };
};

const describe = (round: Round): string => KINDS.map((kind) => `${kind} ${Math.round(round[kind].lcp)}`).join(', ');

/** Cold visits of the three builds in turn, so that whatever the machine does meets all three. */
export const measureRounds = async (count: number, say: (what: string) => void): Promise<readonly Round[]> => {
  const tiles = await countTiles();
  const browser = await launchBrowser(ARGS);
  const visit = (kind: Kind, isWarmUp = false): Promise<Visit> =>
    visitHome(browser, { origin: originOfKind(kind), list: texts.popular.hotNow, tiles, isWarmUp });
  try {
    // Servers and caches of this side are warm before anything counts.
    for (const kind of KINDS) await visit(kind, true);
    const rounds: Round[] = [];
    for (let round = 1; round <= count; round += 1) {
      const visits: Partial<Record<Kind, Visit>> = {};
      for (const kind of turned(round)) visits[kind] = await visit(kind);
      rounds.push(whole(visits));
      say(`round ${round} of ${count}: LCP ${describe(whole(visits))} ms`);
    }
    return rounds;
  } finally {
    await browser.close();
  }
};
