/**
 * Host side: hands the one federation runtime to the remotes. Runs with the host's first script, synchronously, before
 * any remote's entry (all their tags are `defer`, host first). A page that embeds a remote by itself must run this too.
 */
import federation from '@module-federation/webpack-bundler-runtime';
// What only a container needs: the plugin leaves it out of a host's runtime, which exposes nothing.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// All files but this first script lie beside the releases (LASTING_FOLDER); a development server has one folder.
if (process.env.NODE_ENV === 'production') {
  __webpack_public_path__ = new URL('../../', __webpack_public_path__).href;
}

globalThis.__federationRuntime = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

/** The shape of a runtime plugin; what matters happened above. */
export default () => ({ name: 'provide-runtime' });
