/**
 * What the bundler's runtime asks of the federation runtime on a host that loads its remotes by itself: instances and
 * sharing. The rest (remote entries, preloading, helpers for plugins) is reached only by what `disableRemote` turns off.
 */
export { createInstance, getInstance, init } from '@module-federation/runtime/dist/index.js';

const unavailable = () => {
  throw new Error('Remotes are loaded by the release document (host/src/remotes), not by the federation runtime.');
};

export const getRemoteEntry = unavailable;

/** The default export stands for `@module-federation/runtime/helpers`. */
export default { global: { getGlobalSnapshotInfoByModuleInfo: unavailable } };
