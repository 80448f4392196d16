import { createService, type Service } from '../../services/service.ts';
import { at, logOf } from './places.ts';

/** Where a process of this world is asked. */
export interface Instance extends Service {
  readonly url: string;
}

/** Which database: a Postgres, or the embedded one in a folder. */
type Store = { readonly DATABASE_URL: string } | { readonly PLATFORM_DATA: string; readonly DATABASE_URL: '' };

/** A process of the platform on a database, with its control API and rounds as fast as they come. */
export const platformAt = (port: number, name: string, own: Store & Readonly<Record<string, string>>): Instance => {
  const url = at(port);
  const env = { PORT: String(port), ...own, PLATFORM_CONTROL: '1', SHORTEST_ROUND_MS: '0' };
  return {
    url,
    ...createService({ script: 'platform/demo/src/main.ts', env, readyUrl: `${url}/health`, log: logOf(name) }),
  };
};
