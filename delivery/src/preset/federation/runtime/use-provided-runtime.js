/**
 * Remote side: stands in for the federation runtime, which the host provides. What each build fills in for itself is
 * fresh here: option bags, the share scope, and an instance of its own (the runtime's `init` would hand out the host's).
 */
import { wholeConsumes } from './whole-consumes.js';

const provided = globalThis.__federationRuntime;
if (provided === undefined) {
  throw new Error(
    'This remote needs a federation runtime, and the page provides none. The host sets globalThis.__federationRuntime before any remote runs: load its script first.',
  );
}

const { createInstance } = provided.runtime;

export default {
  ...provided,
  runtime: { ...provided.runtime, init: (options) => createInstance(options) },
  bundlerRuntime: {
    ...provided.bundlerRuntime,
    consumes: wholeConsumes(provided.bundlerRuntime.consumes),
    S: {},
  },
  initOptions: {},
  bundlerRuntimeOptions: {},
};
