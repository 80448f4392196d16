/** Bets in one answer: quick to arrive, and more than a screen of cards. */
export const RECORD_PAGE_SIZE = 20;
