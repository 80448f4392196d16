/** What a contract says of its call for the API's description: no page reads it. */
const SUMMARIES = /^[ \t]*summary: (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;

/** A component's name for developer tools. As a top-level assignment it alone would keep the component in the build. */
const DISPLAY_NAMES = /^\w+\.displayName = .*;$/gm;

/** Comments and strings that name a call are left alone: a mark in a comment would end it. */
const WORDS = [/\/\*[\s\S]*?\*\//, /\/\/[^\n]*/, /'(?:[^'\\\n]|\\.)*'/, /"(?:[^"\\\n]|\\.)*"/].map(
  ({ source }) => source,
);

/**
 * Marks calls as pure, so that what a page does not import is shaken off with the arguments it was made from. For
 * modules whose top level is nothing but such calls: the contracts, and a library that ships one large module unmarked.
 * `calls`: a regular expression for the callee.
 */
module.exports = function pureCallsLoader(source) {
  const { calls } = this.getOptions();
  const call = new RegExp(`${WORDS.join('|')}|(?<![\\w$.])(${calls})\\(`, 'g');
  return source
    .replace(DISPLAY_NAMES, '')
    .replace(SUMMARIES, '')
    .replace(call, (found, name) => (name === undefined ? found : `/*#__PURE__*/ ${found}`));
};
