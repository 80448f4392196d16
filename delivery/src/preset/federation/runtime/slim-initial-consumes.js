/** A remote's first file asks for no shared module: all that it needs of them comes with its pages, asynchronously. */
export const installInitialConsumes = ({ initialConsumes }) => {
  if (initialConsumes.length > 0) throw new Error('A remote may not need a shared module before its first page.');
};
