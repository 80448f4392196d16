/**
 * A remote's side of hot reload: the host's refresh runtime. Module names are each package's own, so they get the
 * package's name in front: two pages at the same path in two remotes are not the same page.
 */
const runtime = globalThis.__reactRefresh;
const withoutRefresh = {
  register: () => undefined,
  getFamilyByType: () => undefined,
  isLikelyComponentType: () => false,
  performReactRefresh: () => null,
  createSignatureFunctionForTransform: () => (type) => type,
  injectIntoGlobalHook: () => undefined,
};

module.exports =
  runtime === undefined
    ? withoutRefresh
    : { ...runtime, register: (type, id) => runtime.register(type, `${__REFRESH_SCOPE__} ${id}`) };
