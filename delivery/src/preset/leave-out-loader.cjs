const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** From a declaration's first line to the line that closes it at the same depth. */
const declared = (head) => new RegExp(`^([ \\t]*)${literally(head)}[\\s\\S]*?\\n\\1\\};?$`, 'gm');

/**
 * Leaves out of a library what the site's settings never reach and no build can shake off. `parts`: what stands in for a
 * declaration, by the words it begins with. Throws for words that begin none or several: the library is another one by then.
 */
module.exports = function leaveOutLoader(source) {
  return Object.entries(this.getOptions().parts).reduce((rest, [head, standIn]) => {
    const places = rest.match(declared(head)) ?? [];
    if (places.length !== 1)
      throw new Error(`leave-out: '${head}' begins ${places.length} parts of ${this.resourcePath}.`);
    return rest.replace(places[0], () => standIn);
  }, source);
};
