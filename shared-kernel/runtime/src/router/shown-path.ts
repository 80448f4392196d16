import { partnerBase } from '@shared-kernel/contracts/system/partner-page';

/** The path of the page that is shown, without a frame's prefix: for code outside of components, which asks `useLocation`. */
export const shownPath = (): string => {
  const { pathname } = window.location;
  return pathname.slice(partnerBase(pathname).length);
};
