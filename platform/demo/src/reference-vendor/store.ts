import { HOUR_MS } from '@shared-kernel/node/durations';
import { openSqlite } from '../reference/open-sqlite.ts';

/** No session of the site's lasts longer. */
const SESSION_LIFE_MS = 4 * HOUR_MS;

/** A player in a game, from a ticket until the site ends it. */
export interface Session {
  readonly token: string;
  /** The site's own name of it. */
  readonly walletSession: string;
  readonly player: string;
  readonly currency: string;
  readonly isFreePlay: number;
  readonly gameCode: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly shortestRoundMs: number;
  /** Milliseconds since 1970, as all times here. */
  readonly openedAt: number;
}

/**
 * `asked`: the stake was asked for. `cancelling`: nobody knows whether it was taken. `drawn`: it was, and the outcome is fixed.
 * `paid`: the win, if any, has arrived. `done`: the site knows that nothing follows.
 */
export type RoundState = 'asked' | 'cancelling' | 'drawn' | 'paid' | 'done';

export interface Round {
  /** The player, and the page's key. */
  readonly key: string;
  readonly roundId: string;
  readonly player: string;
  readonly gameName: string;
  readonly currency: string;
  readonly stake: number;
  readonly state: RoundState;
  readonly betNo: string;
  readonly payout: number;
  /** JSON. */
  readonly outcome: string;
  readonly seedHash: string;
  readonly nonce: number;
  readonly balance: number;
  readonly at: number;
}

/** What draws a player's rounds now, and what comes after it. */
export interface Seeds {
  readonly player: string;
  readonly serverSeed: string;
  readonly nextSeed: string;
  readonly clientSeed: string;
  readonly rounds: number;
}

const TABLES = `
  drop table if exists sessions; -- Of an older vendor: its players open their game again.
  create table if not exists player_sessions (
    token text primary key, walletSession text not null, player text not null, currency text not null,
    isFreePlay integer not null, gameCode text not null, gameId text not null, gameName text not null,
    shortestRoundMs integer not null, openedAt integer not null
  ) strict;
  create table if not exists rounds (
    key text primary key, roundId text not null unique, player text not null, gameName text not null,
    currency text not null, stake integer not null, state text not null, betNo text not null, payout integer not null,
    outcome text not null, seedHash text not null, nonce integer not null, balance integer not null, at integer not null
  ) strict;
  create index if not exists player_sessions_old on player_sessions (openedAt);
  create index if not exists rounds_player on rounds (player, at);
  create index if not exists rounds_unfinished on rounds (at) where state <> 'done';
  create table if not exists seeds (
    player text primary key, serverSeed text not null, nextSeed text not null, clientSeed text not null,
    rounds integer not null
  ) strict;
  create table if not exists revealed (seedHash text primary key, serverSeed text not null, clientSeed text not null) strict;
`;

export interface Revealed {
  readonly seedHash: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** The vendor's store, in one file: what it has promised and owes survives a restart. `:memory:` for tests. */
export const openStore = (file: string) => {
  const { one, all, run, insert, together, close } = openSqlite(file, TABLES);
  const put = (table: string, row: object): void => insert(table, row, 'replace');
  return {
    together,
    putSession: (row: Session) => put('player_sessions', row),
    session: (token: string) => one<Session>('select * from player_sessions where token = ?', token),
    removeOldSessions: (now: number) => run('delete from player_sessions where openedAt <= ?', now - SESSION_LIFE_MS),
    putRound: (row: Round) => put('rounds', row),
    round: (key: string) => one<Round>('select * from rounds where key = ?', key),
    removeRound: (key: string) => run('delete from rounds where key = ?', key),
    /** What was begun before an instant, and has not come to its end. */
    unfinished: (before: number) =>
      all<Round>("select * from rounds where state <> 'done' and at < ? order by at limit 50", before),
    roundsOf: (player: string, before: number, count: number) =>
      all<Round>(
        "select * from rounds where player = ? and seedHash <> '' and at < ? order by at desc limit ?",
        player,
        before,
        count,
      ),
    putSeeds: (row: Seeds) => put('seeds', row),
    seeds: (player: string) => one<Seeds>('select * from seeds where player = ?', player),
    reveal: (row: Revealed) => put('revealed', row),
    revealed: (seedHash: string) => one<Revealed>('select * from revealed where seedHash = ?', seedHash),
    close,
  };
};
export type Store = ReturnType<typeof openStore>;
