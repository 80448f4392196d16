/**
 * Host side: hands the one federation runtime to the remotes. Runs with the host's first script, synchronously, before
 * any remote's entry (all their tags are `defer`, host first). A page that embeds a remote by itself must run this too.
 */
import federation from '@module-federation/webpack-bundler-runtime';
// What only a container needs: the plugin leaves it out of a host's runtime, which exposes nothing.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

globalThis.__federationRuntime = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

/** The shape of a runtime plugin; what matters happened above. */
export default () => ({ name: 'provide-runtime' });
