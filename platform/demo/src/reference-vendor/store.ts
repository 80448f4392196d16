import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

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
  readonly category: string;
  readonly shortestRoundMs: number;
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
  /** Milliseconds since 1970. */
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
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists sessions (
    token text primary key, walletSession text not null, player text not null, currency text not null,
    isFreePlay integer not null, gameCode text not null, gameId text not null, gameName text not null,
    category text not null, shortestRoundMs integer not null
  ) strict;
  create table if not exists rounds (
    key text primary key, roundId text not null unique, player text not null, gameName text not null,
    currency text not null, stake integer not null, state text not null, betNo text not null, payout integer not null,
    outcome text not null, seedHash text not null, nonce integer not null, balance integer not null, at integer not null
  ) strict;
  create index if not exists rounds_player on rounds (player, at);
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
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file);
  db.exec(TABLES);
  const one = <Row>(sql: string, ...values: SQLInputValue[]) => db.prepare(sql).get(...values) as Row | undefined;
  const all = <Row>(sql: string, ...values: SQLInputValue[]) => db.prepare(sql).all(...values) as unknown as Row[];
  const put = (table: string, row: object): void => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    db.prepare(`insert or replace into ${table} (${names.join(', ')}) values (${marks})`).run(...Object.values(row));
  };
  return {
    /** All of it, or nothing. */
    together: <Result>(work: () => Result): Result => {
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    putSession: (row: Session) => put('sessions', row),
    session: (token: string) => one<Session>('select * from sessions where token = ?', token),
    putRound: (row: Round) => put('rounds', row),
    round: (key: string) => one<Round>('select * from rounds where key = ?', key),
    removeRound: (key: string) => void db.prepare('delete from rounds where key = ?').run(key),
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
    close: () => db.close(),
  };
};
export type Store = ReturnType<typeof openStore>;
