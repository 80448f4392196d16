/**
 * Marks top-level React calls of a library as pure (`createContext`, `memo`, `forwardRef`, `lazy`), so that what the
 * site does not import is shaken off with them. For libraries that ship one large module without the marks.
 */
module.exports = function pureCallsLoader(source) {
  return source.replace(/(=\s*)(React\d*\.(?:createContext|memo|forwardRef|lazy)\()/g, '$1/*#__PURE__*/$2');
};
