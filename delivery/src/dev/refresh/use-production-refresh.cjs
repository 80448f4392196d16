/**
 * Hot reload with React's production build, which cannot exchange components under its own hands. The refresh runtime says what has
 * changed; a component that it knows is drawn by a stand-in, which stays when the component is another, and so does its state. Every element of the
 * page is made by the host's one JSX runtime: there the stand-in is put in, whoever makes the element.
 */
const runtime = require('react-refresh/runtime');

const host = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'host');
const shared = (request) => host.loadShareSync(request)();
const { useSyncExternalStore } = shared('react');
const jsxRuntime = shared('react/jsx-runtime');
const { jsx, jsxs } = jsxRuntime;

/** By family of the refresh runtime. */
const standIns = new WeakMap();

const standInFor = (family) => {
  const listeners = new Set();
  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let version = 0;
  // Hooks of the component are this function's own: it is another one only when they cannot be kept.
  const createInner = () => (props) => family.current(props);
  let Inner = createInner();
  const Outer = (props) => {
    useSyncExternalStore(subscribe, () => version);
    // With the same props React would not draw it again.
    return jsx(Inner, { ...props });
  };
  return {
    Outer,
    change: (keepsState) => {
      if (!keepsState) Inner = createInner();
      version += 1;
      for (const listener of listeners) listener();
    },
  };
};

const isPlain = (type) => typeof type === 'function' && type.prototype?.isReactComponent === undefined;

/** A memoised component stands for itself unmemoised. */
const standInOf = (type) => {
  const own = typeof type === 'object' && type !== null && typeof type.type === 'function' ? type.type : type;
  const family = isPlain(own) ? runtime.getFamilyByType(own) : undefined;
  if (family === undefined) return type;
  const known = standIns.get(family) ?? standInFor(family);
  standIns.set(family, known);
  return known.Outer;
};

jsxRuntime.jsx = (type, props, key) => jsx(standInOf(type), props, key);
jsxRuntime.jsxs = (type, props, key) => jsxs(standInOf(type), props, key);

module.exports = {
  ...runtime,
  performReactRefresh: () => {
    const update = runtime.performReactRefresh();
    for (const family of update?.updatedFamilies ?? []) standIns.get(family)?.change(true);
    for (const family of update?.staleFamilies ?? []) standIns.get(family)?.change(false);
    return update;
  },
};
