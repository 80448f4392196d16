/** The routes that exist for a merchant: one that stands under a white-label flag only while the flag is on. */
export const offeredRoutes = <Route extends { readonly flag?: string | undefined }>(
  routes: readonly Route[],
  flags: Readonly<Record<string, boolean>>,
): readonly Route[] => routes.filter(({ flag }) => flag === undefined || flags[flag] === true);
