import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startPostgres } from 'platform/testing/postgres';
import { type Instance, platformAt } from '../../world/platform.ts';
import { aPlayer, type Player } from '../../world/players.ts';
import { PORTS, ROUNDS_DATABASE } from '../places.ts';
import { table } from '../report/table.ts';
import { type Played, p99Of, perSecond, playTogether, together } from './crowd.ts';

const CROWDS = [1, 8, 64] as const;
const PLAYERS = Math.max(...CROWDS);
const WARM_UP_S = 3;
const TURNS = 4;

/** As it was before a house account kept no balance: each round holds the row of its brand's house until it is over. */
const HOUSE_THAT_IS_HELD = `
  create function hold_house() returns trigger language plpgsql security definer as $$ begin
    perform 1 from public.accounts where id = new.account_id and member_id is null for update;
    return new;
  end $$;
  create trigger hold_house before insert on ledger_entries for each row execute function hold_house();`;

const makePlayers = async (platform: Instance): Promise<readonly Player[]> => {
  const players: Player[] = [];
  while (players.length < PLAYERS) players.push(await aPlayer({ platforms: [platform, platform] }));
  return players;
};

const warm = async (platform: Instance): Promise<readonly Player[]> => {
  await platform.start();
  const players = await makePlayers(platform);
  await playTogether(players, PLAYERS, WARM_UP_S);
  return players;
};

const onEmbedded = async (seconds: number): Promise<readonly Played[]> => {
  const folder = { PLATFORM_DATA: ROUNDS_DATABASE, DATABASE_URL: '' } as const;
  const platform = platformAt(PORTS.platform, 'rounds-embedded', folder);
  await rm(ROUNDS_DATABASE, { recursive: true, force: true });
  try {
    const players = await warm(platform);
    const played: Played[] = [];
    for (const atOnce of CROWDS) played.push(await playTogether(players, atOnce, seconds));
    return played;
  } finally {
    await platform.stop();
    await rm(ROUNDS_DATABASE, { recursive: true, force: true });
  }
};

interface Compared {
  readonly held: Played;
  readonly free: Played;
}

/** By turns, in one process on one database: what else the machine does falls on both alike. */
const compare = async (
  players: readonly Player[],
  atOnce: number,
  { seconds, hold }: { readonly seconds: number; readonly hold: (isHeld: boolean) => Promise<void> },
): Promise<Compared> => {
  const [held, free]: [Played[], Played[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await hold(true);
    held.push(await playTogether(players, atOnce, seconds / TURNS));
    await hold(false);
    free.push(await playTogether(players, atOnce, seconds / TURNS));
  }
  return { held: together(held), free: together(free) };
};

const onPostgres = async (seconds: number): Promise<readonly Compared[] | undefined> => {
  const server = await startPostgres({ isDurable: true });
  if (server === undefined) return undefined;
  const platform = platformAt(PORTS.platform, 'rounds-postgres', { DATABASE_URL: server.url });
  const client = new pg.Client({ connectionString: server.url });
  const hold = async (isHeld: boolean): Promise<void> => {
    await client.query(`alter table ledger_entries ${isHeld ? 'enable' : 'disable'} trigger hold_house`);
  };
  try {
    const players = await warm(platform);
    await client.connect();
    await client.query(HOUSE_THAT_IS_HELD);
    const compared: Compared[] = [];
    for (const atOnce of CROWDS) compared.push(await compare(players, atOnce, { seconds, hold }));
    return compared;
  } finally {
    await client.end();
    await platform.stop();
    await server.stop();
  }
};

const cell = (played: Played | undefined): string => {
  if (played === undefined) return 'SKIPPED: no Postgres';
  const refused = played.refused > 0 ? `, ${played.refused} refused` : '';
  return `${perSecond(played).toFixed(0)} (p99 ${p99Of(played).toFixed(0)} ms${refused})`;
};

/** Rounds a second of one process of the platform. The times are the machine's, and everything here shares it; the ratio tells. */
export const benchPlatform = async (seconds: number): Promise<void> => {
  const embedded = await onEmbedded(seconds);
  const compared = await onPostgres(seconds);
  const row = (name: string, of: (place: number) => string): readonly string[] => [
    name,
    ...CROWDS.map((_, place) => of(place)),
  ];
  const ratio = ({ held, free }: Compared): string => `× ${(perSecond(free) / perSecond(held)).toFixed(2)}`;
  console.log(
    table([
      ['rounds a second, players at once', ...CROWDS.map(String)],
      row('embedded database', (place) => cell(embedded[place])),
      row('Postgres, each round holding the house', (place) => cell(compared?.[place]?.held)),
      row('Postgres, as it is', (place) => cell(compared?.[place]?.free)),
      row('as it is / holding', (place) => (compared?.[place] ? ratio(compared[place]) : '')),
    ]),
  );
};
