import { launchGame } from '@shared-kernel/contracts/browse/play';

/** What a call of a card room is refused with, besides what a launch is. */
export const CARD_ROOM_CALL = {
  ...launchGame,
  errors: {
    ...launchGame.errors,
    /** The seats are taken, or the cards are dealt; nothing was staked or refunded. */
    'round.closed': 409,
    /** A seat costs another amount than the player has seen: `value` is `{ stakeMinor }`. */
    'price.changed': 409,
    /** The member has given up more seats of this round than hands do. */
    'table.bets': 409,
    /** It is another's turn, or the clock has taken this one. */
    'turn.over': 409,
    /** The rules do not allow these cards: `value` is `{ reason }`, a word of the game's. */
    'cards.refused': 409,
  },
} as const;
