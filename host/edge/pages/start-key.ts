/**
 * The name under which the document keeps an early GET: what the kernel's `callKey` calls it, path and sorted query. The
 * document inlines this function's source, so it uses nothing from outside.
 */
export const startKey = (path: string, query: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(query);
  search.sort();
  return search.size === 0 ? `GET ${path}` : `GET ${path}?${search}`;
};
