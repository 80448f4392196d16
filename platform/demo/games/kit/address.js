/** @import { Language } from './types.d.ts' */

/** @param {string} text The origin of a page of the web; empty for anything else. */
const originOf = (text) => (/^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : '');

/**
 * Reads the frame's address and takes the ticket out of it: neither the address nor the history keeps what opens a game.
 * `site` is the origin of the page that may hold the frame; a frame on the site's own host name does not name it.
 *
 * @returns {{ readonly language: Language, readonly site: string, readonly ticket: string,
 *   readonly isBalanceHidden: boolean }}
 */
export const takeAddress = () => {
  const query = new URLSearchParams(location.search);
  const ticket = new URLSearchParams(location.hash.slice(1)).get('launch') ?? '';
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return {
    language: query.get('lang') === 'TY' ? 'TY' : 'EN',
    site: originOf(query.get('site') ?? location.origin),
    ticket,
    isBalanceHidden: query.get('hidden') === 'balance',
  };
};
