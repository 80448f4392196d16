/** The JSX of a development build, by React's production build, which the site's host brings: that has none of its own. */
const runtime = require('react/jsx-runtime');

module.exports = {
  Fragment: runtime.Fragment,
  // Looked up each time: hot reload exchanges them.
  jsxDEV: (type, props, key, isStatic) => (isStatic ? runtime.jsxs : runtime.jsx)(type, props, key),
};
