import type { World } from './world.ts';

const post = async (url: string, path: string, body: object): Promise<void> => {
  const response = await fetch(`${url}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The control call ${path} was answered with ${response.status}.`);
};

/** Sets the clock of all processes to an instant (ms since 1970); it runs on from there. */
export const setClock = ({ platforms: [first] }: Pick<World, 'platforms'>, to: number): Promise<void> =>
  post(first.url, 'clock', { offsetMs: to - Date.now() });

/** Runs every job of one process now, due or not. */
export const runJobs = (url: string): Promise<void> => post(url, 'jobs', {});
