/** A component's name for developer tools. As a top-level assignment it alone would keep the component in the build. */
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gm;

/**
 * Marks calls as pure, so that what a page does not import is shaken off with the arguments it was made from. For
 * modules whose top level is nothing but such calls: the contracts, and a library that ships one large module unmarked.
 * `calls`: a regular expression for the callee.
 */
module.exports = function pureCallsLoader(source) {
  const { calls } = this.getOptions();
  return source.replace(DISPLAY_NAMES, '').replace(new RegExp(`(?<![\\w$.])(${calls})\\(`, 'g'), '/*#__PURE__*/ $1(');
};
