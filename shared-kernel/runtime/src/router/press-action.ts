/** What a press does: go to a page of the site, open an address outside it, or call back. */
export type PressAction =
  | { readonly to: string; readonly href?: never; readonly onPress?: (() => void) | undefined }
  | { readonly href: string; readonly to?: never; readonly onPress?: (() => void) | undefined }
  | { readonly onPress: () => void; readonly to?: never; readonly href?: never };
