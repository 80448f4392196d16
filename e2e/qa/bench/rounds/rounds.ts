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

/** Every limit there is, of each who has opened a game, far from being met. */
const LIMITS_OF_PLAY = `
  insert into play_meters (member_id, open_stake, totals)
    select distinct member_id, 0, (select jsonb_object_agg(period,
      '{"from": "2020-01-01T00:00:00.000Z", "loss": "0", "playedMs": 0}'::jsonb)
      from unnest(array['day', 'week', 'month']) as period) from launches;
  insert into play_limits (member_id, kind, period, amount)
    select member_id, kind, period, amount from play_meters,
      unnest(array['day', 'week', 'month']) as period,
      (values ('loss', 100000000000), ('time', 44640)) as most (kind, amount);`;
const NO_LIMITS_OF_PLAY = 'delete from play_limits; delete from play_meters;';

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

type Switch = (isOn: boolean) => Promise<void>;

interface Compared {
  readonly held: Played;
  readonly free: Played;
  readonly limited: Played;
}

/** By turns, in one process on one database: what else the machine does falls on all alike. */
const compare = async (
  players: readonly Player[],
  atOnce: number,
  { seconds, hold, limit }: { readonly seconds: number; readonly hold: Switch; readonly limit: Switch },
): Promise<Compared> => {
  const [held, free, limited]: [Played[], Played[], Played[]] = [[], [], []];
  const play = () => playTogether(players, atOnce, seconds / TURNS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await hold(true);
    held.push(await play());
    await hold(false);
    free.push(await play());
    await limit(true);
    limited.push(await play());
    await limit(false);
  }
  return { held: together(held), free: together(free), limited: together(limited) };
};

const onPostgres = async (seconds: number): Promise<readonly Compared[] | undefined> => {
  const server = await startPostgres({ isDurable: true });
  if (server === undefined) return undefined;
  const platform = platformAt(PORTS.platform, 'rounds-postgres', { DATABASE_URL: server.url });
  const client = new pg.Client({ connectionString: server.url });
  const hold = async (isHeld: boolean): Promise<void> => {
    await client.query(`alter table ledger_entries ${isHeld ? 'enable' : 'disable'} trigger hold_house`);
  };
  const limit = async (isOn: boolean): Promise<void> => {
    await client.query(isOn ? LIMITS_OF_PLAY : NO_LIMITS_OF_PLAY);
  };
  try {
    const players = await warm(platform);
    await client.connect();
    await client.query(HOUSE_THAT_IS_HELD);
    const compared: Compared[] = [];
    for (const atOnce of CROWDS) compared.push(await compare(players, atOnce, { seconds, hold, limit }));
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
  const ratio = (one: Played, other: Played): string => `× ${(perSecond(one) / perSecond(other)).toFixed(2)}`;
  const ratios = (of: (each: Compared) => string) => (place: number) => (compared?.[place] ? of(compared[place]) : '');
  console.log(
    table([
      ['rounds a second, players at once', ...CROWDS.map(String)],
      row('embedded database', (place) => cell(embedded[place])),
      row('Postgres, each round holding the house', (place) => cell(compared?.[place]?.held)),
      row('Postgres, as it is', (place) => cell(compared?.[place]?.free)),
      row(
        'as it is / holding',
        ratios(({ held, free }) => ratio(free, held)),
      ),
      row('Postgres, all players with limits of play', (place) => cell(compared?.[place]?.limited)),
      row(
        'with limits / as it is',
        ratios(({ limited, free }) => ratio(limited, free)),
      ),
    ]),
  );
};
