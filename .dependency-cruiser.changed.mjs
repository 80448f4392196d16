import all from './.dependency-cruiser.mjs';

/** Of a part of the tree these say nothing. */
const OF_THE_WHOLE = ['no-orphans', 'used-by-the-product'];

/** The walls of some packages alone, for `pnpm verify --changed`. */
export default { ...all, forbidden: all.forbidden.filter(({ name }) => !OF_THE_WHOLE.includes(name)) };
