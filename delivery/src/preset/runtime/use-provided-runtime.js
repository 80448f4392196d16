/**
 * Remote side: stands in for the federation runtime, which the host provides. The two option bags are filled by each
 * build for itself, so they are fresh here.
 */
const provided = globalThis.__federationRuntime;
if (provided === undefined) {
  throw new Error(
    'This remote needs a federation runtime, and the page provides none. The host sets globalThis.__federationRuntime before any remote runs: load its script first.',
  );
}

export default { ...provided, initOptions: {}, bundlerRuntimeOptions: {} };
