/** The routes or slots that exist for a merchant: one that stands under a white-label flag only while the flag is on. */
export const enabledParts = <Part extends { readonly flag?: string | undefined }>(
  parts: readonly Part[],
  flags: Readonly<Record<string, boolean>>,
): readonly Part[] => parts.filter(({ flag }) => flag === undefined || flags[flag] === true);
