import { createFolderStore, promote, publishReleases } from '../registry/registry.ts';
import type { Progress } from './progress.ts';

/** Publishes the builds and makes them live together. */
export const releasePackages = async (
  registry: string,
  builds: readonly string[],
  progress: Progress,
): Promise<void> => {
  const store = createFolderStore(registry);
  const published = await publishReleases(store, builds);
  const { revision } = await promote(
    store,
    published.map(({ id }) => id),
  );
  const news = published.filter(({ isNew }) => isNew).map(({ id }) => id);
  progress.say(
    news.length === 0 ? `live as before (revision ${revision})` : `live: ${news.join(', ')} (revision ${revision})`,
  );
};
