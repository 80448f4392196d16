import { decimal } from './money.js';

/**
 * Tells the page that holds the frame. The site serves both, so nobody else's page may listen.
 *
 * @param {Readonly<Record<string, string>>} message
 */
const tell = (message) => {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
};

export const tellReady = () => tell({ type: 'game.ready' });

/** @param {number} balanceMinor */
export const tellSettled = (balanceMinor) => {
  tell({ type: 'game.balance', balance: decimal(balanceMinor) });
  tell({ type: 'game.round-settled' });
};
