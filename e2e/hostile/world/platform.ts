import { createService, type Service } from '../../services/service.ts';
import { at, logOf } from './places.ts';

/** Where a process of this world is asked. */
export interface Instance extends Service {
  readonly url: string;
}

/** A process of the platform on a Postgres, with its control API and rounds as fast as they come. */
export const platformAt = (port: number, name: string, databaseUrl: string): Instance => {
  const url = at(port);
  const env = { PORT: String(port), DATABASE_URL: databaseUrl, PLATFORM_CONTROL: '1', SHORTEST_ROUND_MS: '0' };
  return {
    url,
    ...createService({ script: 'platform/src/main.ts', env, readyUrl: `${url}/health`, log: logOf(name) }),
  };
};
