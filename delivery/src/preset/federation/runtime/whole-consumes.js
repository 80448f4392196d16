/**
 * The library lets a chunk count as loaded although a shared module that it needs did not come. Whoever imported it is then
 * evaluated up to the missing one, throws, and stays half-evaluated in the bundler's cache: the page could never be opened
 * again. Here such a chunk has failed, nothing of it has run, and the next import asks for what is missing.
 */
export const wholeConsumes = (consumes) => (options) => {
  const { chunkId, promises, chunkMapping, installedModules, webpackRequire } = options;
  const waits = [];
  consumes({ ...options, promises: waits });
  if (waits.length === 0) return;
  promises.push(
    Promise.all(waits).then(() => {
      const missing = (chunkMapping[chunkId] ?? []).find((id) => !webpackRequire.o(installedModules, id));
      // What stands in its place throws why it did not come.
      if (missing !== undefined) webpackRequire.m[missing]({});
    }),
  );
};
