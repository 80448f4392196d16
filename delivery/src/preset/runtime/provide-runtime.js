/**
 * Host side: hands the one federation runtime to the remotes. Runs with the host's first script, synchronously, before
 * any remote's entry (all tags are `defer`, host first). A page that embeds a remote by itself must run this too.
 */
import federation from '@module-federation/webpack-bundler-runtime';

globalThis.__federationRuntime = federation;

/** The shape of a runtime plugin; what matters happened above. */
export default () => ({ name: 'provide-runtime' });
