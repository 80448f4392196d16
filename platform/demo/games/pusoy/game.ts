import type { CardTable, DemoGame, PublishedOdds } from '../../../src/play/games/framework.ts';
import { ROOMS, roomFor } from './rooms.ts';
import { type Card, dealHands, isCard, SEATS } from './rules/cards.ts';
import { type Play, type PlayKind, playOf } from './rules/plays.ts';
import { afterMove, beginRound, isFirstLead, type Move, type Refusal, type Round, refusalOf } from './rules/round.ts';
import {
  COMMISSION,
  moveOf,
  outcomeOf,
  type PlayedRound,
  payoutOf,
  prizeOf,
  rules,
  STRATEGY,
  seenBy,
} from './rules/rules.ts';
import { choosePlay } from './rules/strategy.ts';
import { pusoyTheme } from './theme.ts';

/** What the page says of the game at first sight. */
export interface PusoyRules {
  readonly seats: number;
  /** Of the pot, in percent. */
  readonly commission: number;
}

/** A move as everybody sees it; without a kind it is a pass. */
export interface ShownMove extends Move {
  readonly number: number;
  readonly seat: number;
  readonly kind: PlayKind | null;
}

/** What a player sees of a round that is on; of a seat's own hand only who sits there. */
export interface PusoyView {
  readonly hand: readonly Card[];
  /** How many cards each seat has. */
  readonly counts: readonly number[];
  readonly pile: (Play & { readonly seat: number }) | null;
  /** The last moves, the oldest first. */
  readonly recent: readonly ShownMove[];
  /** The number of the move that led last; of the next one, where it leads. */
  readonly ledAt: number;
  readonly isFirst: boolean;
  /** What choosePlay says, where it is the player's turn; empty: pass. */
  readonly advice: readonly Card[] | null;
}

const WHOLE = 100;

const PUSOY_ODDS: PublishedOdds = {
  returnToPlayer: (WHOLE - COMMISSION) / WHOLE,
  hitFrequency: 1 / SEATS,
  outcomes: [{ key: 'win', chance: 1 / SEATS, multiplier: prizeOf(WHOLE, SEATS) / WHOLE }],
};

const handsOf = ({ dealt }: CardTable): readonly (readonly Card[])[] => dealt.map((hand) => hand.filter(isCard));

/** The round so far: its moves were asked about before they were written. */
const roundOf = (table: CardTable): Round =>
  table.moves.reduce(
    (round, { cards, by }) => afterMove(round, { cards: cards.filter(isCard), by }),
    beginRound(handsOf(table)),
  );

/** So many moves as a page may have missed while it looked. */
const RECENT = 8;

/** All moves with their seats, and where the last lead was. */
const historyOf = (table: CardTable): Pick<PusoyView, 'recent' | 'ledAt'> => {
  let round = beginRound(handsOf(table));
  let ledAt = 0;
  const all = table.moves.map(({ cards: written, by }, number): ShownMove => {
    const cards = written.filter(isCard);
    const { turn: seat, pile } = round;
    if (pile === null) ledAt = number;
    round = afterMove(round, { cards, by });
    return { number, seat, cards, by, kind: playOf(cards)?.kind ?? null };
  });
  return { recent: all.slice(-RECENT), ledAt: round.pile === null ? all.length : ledAt };
};

const viewOf = (table: CardTable, seat: number): PusoyView => {
  const round = roundOf(table);
  const hand = round.hands[seat] ?? [];
  const isOn = round.turn === seat && round.winner === null;
  return {
    hand,
    counts: round.hands.map(({ length }) => length),
    pile: round.pile,
    ...historyOf(table),
    isFirst: isFirstLead(round),
    advice: isOn ? choosePlay(hand, seenBy(round)) : null,
  };
};

const readCards = (raw: unknown): readonly Card[] | undefined =>
  Array.isArray(raw) && raw.length <= 5 && raw.every(isCard) && new Set(raw).size === raw.length ? raw : undefined;

const PUSOY_RULES: PusoyRules = { seats: SEATS, commission: COMMISSION };

/** Pusoy Dos, the Filipino Big Two: four seats, thirteen cards each, and the first without any takes the members’ stakes less a commission. */
export const pusoy = {
  code: 'pusoy',
  title: { EN: 'Pusoy Dos', TY: 'Pusoy Dos' },
  stakes: [...new Set(ROOMS.map(({ stakeMinor }) => stakeMinor))].sort((one, other) => one - other),
  odds: PUSOY_ODDS,
  rules: PUSOY_RULES,
  theme: pusoyTheme,
  readChoice: rules.readChoice,
  play: rules.play,
  seated: {
    seats: SEATS,
    roomFor,
    deal: dealHands,
    turnOf: (table) => {
      const { winner, turn } = roundOf(table);
      return winner === null ? turn : null;
    },
    choose: (table, by) => moveOf(roundOf(table), by).cards,
    readCards,
    refusalOf: (table, cards): Refusal | undefined => {
      const round = roundOf(table);
      return refusalOf(round.hands[round.turn] ?? [], cards.filter(isCard), seenBy(round));
    },
    viewOf,
    endOf: (table) => {
      const outcome = outcomeOf(handsOf(table), roundOf(table));
      return { winner: outcome.winner, outcome };
    },
    choiceOf: ({ moves }, seat, members): PlayedRound => ({
      seat,
      members,
      strategy: STRATEGY,
      moves: moves.map(({ cards, by }) => ({ cards: cards.filter(isCard), by })),
    }),
    prizeOf,
    payoutOf,
  },
} as const satisfies DemoGame<PlayedRound>;
