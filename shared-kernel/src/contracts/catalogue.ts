import * as agent from './agent.ts';
import * as bets from './bets.ts';
import * as content from './content.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as favourites from './favourites.ts';
import * as games from './games.ts';
import * as member from './member.ts';
import * as play from './play.ts';
import * as session from './session.ts';
import * as system from './system.ts';
import * as winners from './winners.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint by name: what the platform must answer and its OpenAPI document lists. Never imported by a page. */
export const ENDPOINTS: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  [agent, bets, content, favourites, games, member, play, session, system, winners].flatMap((area) =>
    Object.entries(area).filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1])),
  ),
);
